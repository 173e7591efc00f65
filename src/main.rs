//! The shelf: the program that a visitor meets.

use mallard::ui::{shelf, stand};
use mallard::web::show_crash_page;

fn main() {
    show_crash_page();
    stand("home", |route| !route.is_at_table(), shelf);
}
