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
    pub single: &'static str,
    /// The same with competition.
    pub single_points: &'static str,
    /// How many splashes the move covers.
    pub covers: fn(u8) -> String,
    /// The number that the move covers, with competition.
    pub covers_points: fn(u8) -> String,
    pub covers_none: &'static str,
    /// The number of ducks next to the space.
    pub beside: fn(usize) -> String,
}
