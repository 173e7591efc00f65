//! The screen for each address of the table, and the match, replay or lesson that it opens.

mod lesson;
mod pages;
pub(crate) mod replay;
mod saved_match;
mod screens;

use lesson::open_lesson;
pub use pages::render_page;
use replay::open_replay;
use saved_match::open_match;
pub use screens::table;
