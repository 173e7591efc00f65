//! The screen for each address of the table, and the match, replay or lesson that it opens.

mod game_module;
mod lesson;
mod pages;
pub(crate) mod saved_match;
mod screens;

use lesson::open_lesson;
pub use pages::PAGES;
use saved_match::{open_match, open_replay};
pub use screens::table;
