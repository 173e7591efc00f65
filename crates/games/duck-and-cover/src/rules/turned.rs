//! The card turned last, and its fate.

use super::{Call, CaptainCard};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Turned {
    pub card: CaptainCard,
    pub fate: Fate,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The call: at least one seat moves, then the card goes onto the captain pile. For a Repeat it
    /// is the repeated call.
    Calls(Call),
    /// No seat moves: the card is in the discard zone (DNC-11, DNC-12).
    Discarded,
}

impl Turned {
    /// The call, if a seat moves.
    pub fn call(self) -> Option<Call> {
        match self.fate {
            Fate::Calls(call) => Some(call),
            Fate::Discarded => None,
        }
    }
}
