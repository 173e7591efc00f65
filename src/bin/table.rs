//! The program of the table, where matches are played. `assets/page/programs.js` loads it.

use mallard::device::Route;
use mallard::ui::{mount_at, table};
use mallard::web::show_crash_page;

fn main() {
    show_crash_page();
    mount_at("table", Route::is_at_table, table);
}
