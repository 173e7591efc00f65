use super::{Choice, Colour, Dice, DiceSet, Value};
use mallard_engine::{GameEvent, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    TurnBegan {
        /// Its number in the match, from 1.
        turn: u16,
        /// The active seat, whose turn it is.
        seat: Seat,
    },
    /// The active seat rolled all seven dice (QTM-5).
    Rolled { seat: Seat, dice: Dice },
    /// The active seat rerolled some dice (QTM-5).
    Rerolled {
        seat: Seat,
        /// The dice that it rolled.
        again: DiceSet,
        before: Dice,
        after: Dice,
    },
    /// The active seat kept all seven dice.
    KeptAll { seat: Seat },
    /// The rolling is over, and each colour has its number for this turn (QTM-4).
    Valued {
        /// The values, in the order of the rows.
        values: [Value; 4],
    },
    /// A seat chose in step C, and nothing is written yet (QTM-7).
    Chose { seat: Seat, chosen: Chosen },
    Wrote {
        seat: Seat,
        step: TurnStep,
        /// The row.
        colour: Colour,
        /// The box, from 1.
        place: u8,
        number: u8,
    },
    /// A seat wrote nothing.
    Passed { seat: Seat, step: TurnStep },
    /// A column is full (QTM-10).
    ColumnFilled {
        /// The owner of the sheet.
        seat: Seat,
        /// The column, from 1.
        column: u8,
        points: u8,
    },
    /// The active seat wrote nothing in its turn and filled a penalty box (QTM-9).
    Penalised {
        seat: Seat,
        /// The box, from 1, which is also its cost.
        place: u8,
    },
    /// A seat has filled all four rows, which ends the match (QTM-11).
    SheetFilled { seat: Seat },
    /// A seat has filled its last penalty box, which ends the match (QTM-12).
    PenaltiesFilled { seat: Seat },
    /// The match is over, and this is a seat's score (QTM-13).
    Scored {
        seat: Seat,
        /// Its column points.
        columns: u8,
        /// The cost of its penalties.
        penalties: u8,
        /// The difference.
        score: i16,
    },
}

/// A step of a turn in which numbers are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TurnStep {
    /// Step B: the active seat writes (QTM-6).
    Active,
    /// Step C: all seats write (QTM-7).
    Everyone,
}

/// The public or known part of a seat's choice in step C.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Chosen {
    No,
    /// It has chosen, but the viewer may not know its choice.
    Hidden,
    Seen(Choice),
}

impl GameEvent for Event {
    fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Chose { seat, .. } if !viewer.may_see(seat) => {
                Self::Chose { seat, chosen: Chosen::Hidden }
            }
            other => other,
        }
    }

    /// Does it show rolled dice, or the choices of step C once they are carried out?
    fn reveals(&self) -> bool {
        match self {
            Self::Rolled { .. } | Self::Rerolled { .. } => true,
            Self::Wrote { step, .. } | Self::Passed { step, .. } => *step == TurnStep::Everyone,
            _ => false,
        }
    }
}
