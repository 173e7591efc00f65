//! Setting a match up: who plays, and by which rules.

mod draft;
mod page;
mod ring;
mod seats;

pub(super) use draft::begin;
pub(super) use page::setup_page;
