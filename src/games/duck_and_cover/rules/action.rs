//! What a seat may decide, and why it may not.

use super::{Cell, Number, Side};
use crate::engine;
use serde::{Deserialize, Serialize};

/// One decision of one seat. Which stack moves follows from the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// The captain turns the next card (DNC-4).
    Turn,
    /// Choose where the called stack goes, or choose anew; it goes there when all have chosen.
    Move(Target),
}

/// Where a stack goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// Onto the stack on this side (DNC-6).
    Cover(Side),
    /// To this empty cell (DNC-7).
    Duck(Cell),
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// Only the captain turns cards.
    OnlyCaptain,
    /// Before the next card is turned all that must move have to choose.
    MovesFirst,
    /// Nothing moves before a card is turned.
    TurnFirst,
    /// The called number is covered, or the seat does not play.
    Quacks,
    /// This is what the seat has chosen already.
    SameChoice,
    /// On that side of the called stack lies nothing to cover.
    NothingToCover(Side),
    /// The stack lies there: staying is no move.
    StaysPut,
    /// Another stack of one's own lies there.
    CellTaken(Number),
    /// No other stack of one's own lies beside that cell.
    NothingBeside,
}

impl engine::Refusal for Refusal {
    fn rule(self) -> &'static str {
        match self {
            Self::MatchOver => "DNC-17",
            Self::OnlyCaptain => "DNC-4",
            Self::MovesFirst | Self::TurnFirst | Self::SameChoice => "DNC-5",
            Self::Quacks => "DNC-9",
            Self::NothingToCover(_) => "DNC-6",
            Self::StaysPut | Self::CellTaken(_) | Self::NothingBeside => "DNC-7",
        }
    }
}
