//! The card turned last, and what came of it.

use super::{Call, CaptainCard};
use serde::{Deserialize, Serialize};

/// A card that was turned, and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turned {
    /// The card.
    pub card: CaptainCard,
    /// What came of it.
    pub fate: Fate,
}

/// What comes of a turned card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// This moves, for somebody at least; then the card goes onto the captain pile. For a
    /// REPEAT it is what it repeats.
    Calls(Call),
    /// Nobody moves: it lies in the discard zone (DNC-11, DNC-12).
    Discarded,
}

impl Turned {
    /// What moves.
    pub fn call(self) -> Option<Call> {
        match self.fate {
            Fate::Calls(call) => Some(call),
            Fate::Discarded => None,
        }
    }
}
