//! What a seat may decide, and why it may not.

use super::{Colour, DiceSet};
use crate::engine;
use serde::{Deserialize, Serialize};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Roll these dice once more; the empty set keeps all seven (QTM-5).
    Reroll(DiceSet),
    /// Write this colour's number in its row: at once in step B (QTM-6), when all have chosen in
    /// step C (QTM-7).
    Write(Colour),
    /// Write nothing.
    Pass,
}

/// What a seat chose in step C.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// To write this colour's number.
    Write(Colour),
    /// To write nothing.
    Pass,
}

/// Why an action is not allowed. The reasons that have to do with the turn come before those
/// that have to do with the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// It is the active seat's decision.
    NotYourTurn,
    /// First it must be settled which dice are rolled again.
    RollFirst,
    /// The dice have been rolled for the last time in this turn.
    RollingOver,
    /// This seat has chosen, and a choice stands.
    ChosenAlready,
    /// The active seat wrote this colour in step B: its dice are set aside.
    SetAside(Colour),
    /// All six boxes of the row are filled.
    RowFull(Colour),
    /// Before the white line the number must be over the one on its left.
    TooLow {
        /// Which row.
        colour: Colour,
        /// The number that does not fit.
        number: u8,
        /// It must be over this.
        bound: u8,
    },
    /// Behind the white line the number must be under the one on its left.
    TooHigh {
        /// Which row.
        colour: Colour,
        /// The number that does not fit.
        number: u8,
        /// It must be under this.
        bound: u8,
    },
}

impl engine::Refusal for Refusal {
    fn rule(self) -> &'static str {
        match self {
            Self::RowFull(_) => "QTM-2",
            Self::TooLow { .. } | Self::TooHigh { .. } => "QTM-3",
            Self::NotYourTurn | Self::RollFirst | Self::RollingOver => "QTM-5",
            Self::SetAside(_) => "QTM-6",
            Self::ChosenAlready => "QTM-7",
            Self::MatchOver => "QTM-11",
        }
    }
}
