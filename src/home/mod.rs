//! The home screen, a separate program: the match to continue, the games, setting a match up.
//!
//! A visitor sees it first, so it contains no rules and no boards and loads fast.

mod daily;
mod deleting;
mod program;
mod resume;
mod saves;
mod screen;
mod setup;
mod update;

pub use program::home;
