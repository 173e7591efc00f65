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
    pub never_wins: &'static str,
    /// The name of the player who wins the trick.
    pub four_to: fn(&str) -> String,
    /// The name of the player who wins the trick so far.
    pub four_to_so_far: fn(&str) -> String,
    pub no_four: &'static str,
    pub wins_fours: &'static str,
    /// The name of the player who wins the trick so far.
    pub loses: fn(&str) -> String,
    pub banked_four: &'static str,
    pub tried: &'static str,
}
