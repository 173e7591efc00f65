//! The home program: the first one that a visitor loads.

use mallard::ui::{home, mount_at};
use mallard::web::show_crash_page;

fn main() {
    show_crash_page();
    mount_at("home", |route| !route.is_at_table(), home);
}
