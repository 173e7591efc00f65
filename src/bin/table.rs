//! The program of the table, where matches are played. `assets/page/programs.js` loads it.

use mallard::device::Route;
use mallard::ui::{stand, table};
use mallard::web::show_crash_page;

fn main() {
    show_crash_page();
    stand("table", Route::is_at_table, table);
}
