//! The complete state of a match, with its hidden parts.

use super::sheet::Sheet;
use super::{Choice, Colour, Dice, DiceSet};
use mallard_engine::{Rng, Seat, SeatSet};

/// The most seats (QTM, head).
pub(in super::super) const MOST_SEATS: usize = 4;

/// A match of Quantum.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) seats: u8,
    pub(super) rng: Rng,
    /// The number of the turn, from 1.
    pub(super) turn: u16,
    /// The seat whose turn it is.
    pub(super) active: Seat,
    /// The dice.
    pub(super) dice: Dice,
    /// The dice that were rolled twice in this turn.
    pub(super) rerolled: DiceSet,
    pub(super) sheets: [Sheet; MOST_SEATS],
    pub(super) stage: TurnStage,
}

/// The stage of a turn. The part that a viewer may know is a [`super::Phase`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TurnStage {
    /// Step A: the active seat rerolls some dice or keeps all.
    Reroll,
    /// Step B: the active seat writes or passes.
    Active,
    /// Step C: all seats choose.
    Everyone(Choices),
    /// The match is over.
    Over,
}

/// The choices in step C so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Choices {
    /// The colour written in step B, whose dice are set aside; `None` if the seat passed.
    pub(super) aside: Option<Colour>,
    /// Each seat's choice; `None` until it has chosen.
    pub(super) made: [Option<Choice>; MOST_SEATS],
}

impl Choices {
    /// The start of step C, before any choice.
    pub(super) const fn open(aside: Option<Colour>) -> Self {
        Self { aside, made: [None; MOST_SEATS] }
    }

    /// The seats that have not chosen.
    #[inline]
    pub(super) fn owed(self, seats: u8) -> SeatSet {
        Seat::all(seats).filter(|seat| self.made[seat.index()].is_none()).collect()
    }
}

impl State {
    #[inline]
    pub(super) fn sheet(&self, seat: Seat) -> &Sheet {
        &self.sheets[seat.index()]
    }

    /// Is this seat at the table?
    #[inline]
    pub(super) fn has_seat(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.seats)
    }
}
