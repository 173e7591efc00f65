//! The shelf, a program of its own: the match to continue, the boxes, setting a match up.
//!
//! A visitor meets it first, so it carries no rules and no boards and arrives soon.

mod daily;
mod deleting;
mod home;
mod import;
mod program;
mod resume;
mod saves;
mod setup;
mod update;

pub use program::shelf;
