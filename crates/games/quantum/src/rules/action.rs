//! The decisions of a seat, and the reasons why one is not allowed.

use super::{Colour, DiceSet};
use mallard_engine as engine;
use serde::{Deserialize, Serialize};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Reroll these dice; the empty set keeps all seven (QTM-5).
    Reroll(DiceSet),
    /// Write this colour's number in its row: at once in step B (QTM-6), or in step C when all have
    /// chosen (QTM-7).
    Write(Colour),
    /// Write nothing.
    Pass,
}

/// A seat's choice in step C.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// To write this colour's number.
    Write(Colour),
    /// To write nothing.
    Pass,
}

/// Why an action is not allowed. The reasons about the turn come before those about the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    MatchOver,
    /// The active seat has to decide.
    NotYourTurn,
    /// The active seat first has to choose which dice to roll again.
    RollFirst,
    /// The dice have been rolled for the last time in this turn.
    RollingOver,
    /// This seat has chosen, and cannot change its choice.
    ChosenAlready,
    /// The active seat wrote this colour in step B: its dice are set aside.
    SetAside(Colour),
    /// All six boxes of the row are filled.
    RowFull(Colour),
    /// Before the white line the number must be higher than the one to its left.
    TooLow {
        /// The row.
        colour: Colour,
        /// The number that does not fit.
        number: u8,
        /// It must be higher than this.
        bound: u8,
    },
    /// Behind the white line the number must be lower than the one to its left.
    TooHigh {
        /// The row.
        colour: Colour,
        /// The number that does not fit.
        number: u8,
        /// It must be lower than this.
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
