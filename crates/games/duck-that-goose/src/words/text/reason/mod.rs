//! Why a hint suggests an action, in every language: the end of a sentence that begins with the
//! action.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::reasons;

/// The reasons for hints, in one language.
#[derive(Debug)]
pub struct Reason {
    /// The name of the card on the discard pile.
    pub rather_draw: fn(&str) -> String,
    pub rather_take: &'static str,
    pub keeps: &'static str,
    pub discards: &'static str,
    pub looks: &'static str,
    pub leaves: &'static str,
    pub best_off: &'static str,
}
