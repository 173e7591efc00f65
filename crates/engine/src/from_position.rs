//! Positions that are set up instead of dealt.

use super::{Game, Setup};
use serde::Deserialize;
use serde::de::DeserializeOwned;

/// A game whose positions can be set up by hand, for the start of a lesson. A game without a lesson has
/// [`NoPosition`].
pub trait FromPosition: Game {
    /// A position in its textual form: unvalidated data that may be inconsistent.
    type Position: DeserializeOwned;

    /// The state that `position` describes, and a setup that could have led to it.
    ///
    /// # Errors
    /// An explanation of the inconsistency.
    fn set_up(_position: &Self::Position) -> Result<(Setup<Self::Options>, Self::State), String> {
        Err("this game has no positions".to_owned())
    }
}

/// The position of a game that has none: no value can be read.
#[derive(Clone, Copy, Debug, Deserialize)]
pub enum NoPosition {}
