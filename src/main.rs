//! The home program: the first one that a visitor loads.

use mallard::ui::{shelf, stand};
use mallard::web::show_crash_page;

fn main() {
    show_crash_page();
    stand("shelf", |route| !route.is_at_table(), shelf);
}
