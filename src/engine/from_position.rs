//! Positions that are put up instead of dealt.

use super::{Game, Setup};
use serde::de::DeserializeOwned;

/// A game whose positions can be put up by hand, for the start of a lesson.
pub trait FromPosition: Game {
    /// A position in words, as the repository keeps it: loose data that may or may not fit
    /// together.
    type Position: DeserializeOwned;

    /// The state that `position` describes, and a setup that could have led to it.
    ///
    /// # Errors
    /// What does not fit.
    fn set_up(position: &Self::Position) -> Result<(Setup<Self::Options>, Self::State), String>;
}
