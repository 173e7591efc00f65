//! The table: the program that plays. `assets/programs.js` fetches it.

use mallard::session::Route;
use mallard::ui::table;
use mallard::web::{show_crash_page, stand};

fn main() {
    show_crash_page();
    stand("table", Route::is_at_table, table);
}
