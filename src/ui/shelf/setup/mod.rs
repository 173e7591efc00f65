//! Setting a match up: who plays, and by which rules.

mod known;
mod offer;
mod options;
mod page;
mod ring;
mod seats;

pub(super) use page::setup_page;
