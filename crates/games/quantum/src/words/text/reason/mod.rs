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
    pub thrown: &'static str,
    pub last_box: &'static str,
    /// How many other boxes of the column are filled.
    pub column: fn(usize) -> String,
    /// How far the number is from the number before it.
    pub close: fn(u8) -> String,
    pub gains_most: &'static str,
    pub not_worth_it: &'static str,
}
