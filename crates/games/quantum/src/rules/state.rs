//! The complete state of a match, with its hidden parts.

use super::sheet::Sheet;
use super::{Choice, Colour, Dice, DiceSet};
use mallard_engine::{Rng, Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};

/// The most seats (QTM, head).
pub(in super::super) const MOST_SEATS: usize = 4;

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) public: Public,
    pub(super) rng: Rng,
    /// Each seat's choice in step C; `None` until it has chosen, and outside of step C.
    pub(super) choices: [Option<Choice>; MOST_SEATS],
}

/// What all players see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub seats: u8,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// The seat whose turn it is.
    pub active: Seat,
    pub phase: Phase,
    pub dice: Dice,
    /// The dice that were rolled twice in this turn.
    pub rerolled: DiceSet,
    /// Each seat's sheet; an empty one for a seat that is not at the table.
    pub sheets: [Sheet; MOST_SEATS],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Step A: the active seat rerolls some dice or keeps all (QTM-5).
    Reroll,
    /// Step B: the active seat writes or passes (QTM-6).
    Active,
    /// Step C: all seats choose (QTM-7).
    Everyone {
        /// The colour written in step B, whose dice are set aside; `None` if the seat passed.
        aside: Option<Colour>,
    },
    Over,
}

impl State {
    /// The seats that have not chosen.
    #[inline]
    pub(super) fn owed(&self) -> SeatSet {
        let seats = Seat::all(self.public.seats);
        seats.filter(|seat| self.choices[seat.index()].is_none()).collect()
    }
}

impl Public {
    #[inline]
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    #[inline]
    pub(super) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }

    /// The highest score wins, and equal scores share a place (QTM-13).
    pub(in super::super) fn standing(&self) -> Standing {
        Standing::by_most(self.seats, |seat| self.sheet(seat).score())
    }
}
