//! Positions that are put up instead of dealt.

use super::{Game, Setup};
use serde::de::DeserializeOwned;

/// A game whose positions can be put up by hand: where a lesson begins.
pub trait PutUp: Game {
    /// A position in words, as the repository keeps it: loose data that may fit together or not.
    type Position: DeserializeOwned;

    /// A setup of which the position could have come, and the position.
    ///
    /// # Errors
    /// What does not fit.
    fn put_up(position: &Self::Position) -> Result<(Setup<Self::Options>, Self::State), String>;
}
