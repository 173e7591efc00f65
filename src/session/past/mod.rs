//! The matches that are over on this device: a book of them, and what it says of each person.
//!
//! A finished match stays here when its save is deleted: its link, who sat where, how it ended. The book has a
//! limit in bytes, for it shares the storage with the saves, and the oldest make room.

mod book;
mod figures;
mod kept;
mod played;

pub use book::{Book, MOST_BYTES};
pub use figures::{Figures, GameFigures, Person, Tally, figures, persons};
pub use kept::{clear_past, past_matches};
pub use played::Played;

pub(super) use kept::{merge_past, remember, settle, take_back};
