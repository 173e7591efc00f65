//! Sets a match up: the players, and the rules.

mod known;
mod offer;
mod options;
mod page;
mod person_sheet;
mod phones;
mod practice;
mod ring;
mod seats;
mod setup_seats;

pub(super) use page::setup_page;
