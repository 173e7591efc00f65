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
    pub ending: &'static str,
    pub lowest: &'static str,
    pub follows: &'static str,
    pub cheapest: &'static str,
    pub only_trump: &'static str,
    pub known_rank: &'static str,
    pub cannot: &'static str,
    pub too_dear: &'static str,
    pub only_trumps_fit: &'static str,
    pub keeps: &'static str,
    /// The name of the player who takes.
    pub gift: fn(&str) -> String,
    /// The name of the defender.
    pub presses: fn(&str) -> String,
    /// The name of the player who takes.
    pub rid: fn(&str) -> String,
    /// The name of the player who then defends.
    pub passes_on: fn(&str) -> String,
    pub shows: fn(&str) -> String,
    /// In favour of another deal of an open match.
    pub again: &'static str,
    pub better_hand: &'static str,
}
