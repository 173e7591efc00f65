//! Template: take cards, and score three of a suit.

mod rules;
#[cfg(feature = "ui")]
mod ui;
mod words;

pub use rules::{Action, Event, State, Template, View};

use mallard_engine::Bot;
use mallard_engine::search::Search;

// Until it has a `play_quickly`, the bots try random matches: write this first.
impl Search for Template {}

impl Bot for Template {}
