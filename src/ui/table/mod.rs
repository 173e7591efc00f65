//! The table, a program of its own: a match in play, of any game.

mod awake;
mod back;
mod come;
mod drawers;
mod flat;
mod hands;
mod leaving;
mod lesson;
mod motion;
mod opening;
mod past;
mod play;
mod rules;
mod screen;
mod seats;
mod share;
mod story;
mod unopened;
mod update;

pub use opening::table;
pub use play::board::MatchUi;
pub use play::face::{ActionButton, GameUi, TablePart};
