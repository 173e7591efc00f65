//! The shelf, a program of its own: the match to go on with, the boxes, setting a match up, the rules.
//!
//! It is what a visitor meets, so it carries no rules and no boards and arrives soon.

mod daily;
mod deleting;
mod home;
mod import;
mod lid;
mod program;
mod resume;
mod rules;
mod saves;
mod setup;
mod update;

pub use program::shelf;
