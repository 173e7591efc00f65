//! The decisions of a seat, and the reasons why one is not allowed.

use super::{Cell, Number, Side};
use mallard_engine as engine;
use serde::{Deserialize, Serialize};

/// One decision of one seat. Which stack moves follows from the call.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// The captain turns the next card (DNC-4).
    Turn,
    /// Choose where the called stack goes, or change that choice. The stack moves when all have
    /// chosen.
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
    MatchOver,
    /// Only the captain turns cards.
    OnlyCaptain,
    /// All seats that must move have to choose before the next card is turned.
    MovesFirst,
    /// Nothing moves before a card is turned.
    TurnFirst,
    /// The called number is covered, or the seat does not play.
    Quacks,
    SameChoice,
    /// That side of the called stack has nothing to cover.
    NothingToCover(Side),
    /// The stack is already there: staying is no move.
    StaysPut,
    /// Another of the seat's stacks is there.
    CellTaken(Number),
    /// No other stack of the seat is next to that cell.
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
