//! The matches that are over on this device: their history, and the stats of each player.
//!
//! A finished match remains here when its save is deleted: its link, the players, the result. The history has a limit
//! in bytes, because it shares the storage with the saves, and the oldest matches are dropped.

mod book;
mod figures;
mod kept;
mod played;

pub use book::{Book, MOST_BYTES};
pub use figures::{Figures, GameFigures, Person, Tally, figures, persons};
pub use kept::{clear_past, forget_past, past_matches, past_names};
pub use played::Played;

pub(super) use kept::{merge_past, remember, settle, take_back};
