//! What just happened.

use super::{Choice, Colour, Dice, DiceSet, Value};
use crate::engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A turn begins.
    TurnBegan {
        /// Its number in the match, from 1.
        turn: u16,
        /// Whose it is: the active seat.
        seat: Seat,
    },
    /// The active seat rolled all seven dice (QTM-5).
    Rolled {
        /// Who.
        seat: Seat,
        /// How they lie.
        dice: Dice,
    },
    /// The active seat rolled some dice once more (QTM-5).
    Rerolled {
        /// Who.
        seat: Seat,
        /// Which dice.
        again: DiceSet,
        /// How all seven lay.
        before: Dice,
        /// How they lie now.
        after: Dice,
    },
    /// The active seat kept all seven dice.
    KeptAll {
        /// Who.
        seat: Seat,
    },
    /// The rolling is over: what each colour is worth in this turn (QTM-4).
    Valued {
        /// In the order of the rows.
        values: [Value; 4],
    },
    /// A seat chose in step C, and nothing is written yet (QTM-7).
    Chose {
        /// Who.
        seat: Seat,
        /// What.
        chosen: Chosen,
    },
    /// A seat wrote a number.
    Wrote {
        /// Who.
        seat: Seat,
        /// In which step.
        step: Step,
        /// In which row.
        colour: Colour,
        /// In which box, from 1.
        place: u8,
        /// The number.
        number: u8,
    },
    /// A seat wrote nothing.
    Passed {
        /// Who.
        seat: Seat,
        /// In which step.
        step: Step,
    },
    /// A column is full (QTM-10).
    ColumnFilled {
        /// Whose.
        seat: Seat,
        /// Which, from 1.
        column: u8,
        /// What it scores.
        points: u8,
    },
    /// The active seat wrote nothing in its turn and filled a penalty box (QTM-9).
    Penalised {
        /// Who.
        seat: Seat,
        /// Which box, from 1: what it costs.
        place: u8,
    },
    /// A seat has filled all four rows, which ends the match (QTM-11).
    SheetFilled {
        /// Who.
        seat: Seat,
    },
    /// A seat has filled its last penalty box, which ends the match (QTM-12).
    PenaltiesFilled {
        /// Who.
        seat: Seat,
    },
    /// The match is over, and this is what a seat scores (QTM-13).
    Scored {
        /// Who.
        seat: Seat,
        /// Its column points.
        columns: u8,
        /// What its penalties cost.
        penalties: u8,
        /// The difference.
        score: i16,
    },
}

/// A step of a turn in which numbers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Step {
    /// Step B: the active seat writes (QTM-6).
    Active,
    /// Step C: everybody writes (QTM-7).
    Everyone,
}

/// What is known of a seat's choice in step C.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chosen {
    /// It has not chosen.
    No,
    /// It has chosen, and the viewer may not know what.
    Hidden,
    /// This is what it chose.
    Seen(Choice),
}

impl Event {
    pub(super) fn redacted(self, viewer: Viewer) -> Self {
        match self {
            Self::Chose { seat, .. } if !viewer.sees(seat) => {
                Self::Chose { seat, chosen: Chosen::Hidden }
            }
            other => other,
        }
    }

    /// Dice that were rolled, and the choices of step C once they are carried out.
    pub(super) fn reveals(&self) -> bool {
        match self {
            Self::Rolled { .. } | Self::Rerolled { .. } => true,
            Self::Wrote { step, .. } | Self::Passed { step, .. } => *step == Step::Everyone,
            _ => false,
        }
    }
}
