//! The matches that are over on this device.
//!
//! A finished match remains here when its save is deleted: its link, the players, the result. The history has a limit
//! in bytes, because it shares the storage with the saves, and the oldest matches are dropped.

mod kept;
mod past_match;
mod past_matches;

pub use kept::{
    add_moments, clear_past, end_night, forget_past, past_matches, past_names, solve_moment,
};
pub use past_match::{PastMatch, PastMoment};
pub use past_matches::MatchHistory;

pub(super) use kept::{merge_past, remember, settle, take_back};
pub(super) use past_match::verify;
