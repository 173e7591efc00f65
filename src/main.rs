//! The shelf: the program that a visitor meets.

use mallard::ui::{Route, shelf};
use mallard::web::{show_crash_page, stand};

fn main() {
    show_crash_page();
    stand("shelf", |route| !matches!(route, Route::Match(_)), shelf);
}
