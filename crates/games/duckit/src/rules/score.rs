//! Chips: the cost of a round, and the winners of the match (DKT-15 to DKT-18).

use super::sizes::{CHIPS, EachSeat, SEATS, TRICKS};
use crate::Card;
use mallard_engine::{Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};

/// The chips that each of the two others pays for a Quackback (DKT-15).
const QUACKBACK: u8 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RoundResult {
    /// Its number in the match, from 1.
    pub round: u8,
    /// How many tricks each seat won.
    pub tricks: EachSeat<u8>,
    /// How many 4s each seat captured, including a banked one.
    pub fours: EachSeat<u8>,
    /// The seat that had taken the Quacker.
    pub banker: Seat,
    /// The card that this seat had banked, now turned up.
    pub banked: Card,
    /// The seat that captured all four 4s (DKT-15).
    pub quackback: Option<Seat>,
    pub paid: EachSeat<u8>,
    /// The chips that each seat has left.
    pub chips: EachSeat<u8>,
    /// The chips in the middle.
    pub pot: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DuckitResult {
    /// The winner, or those who share the win.
    pub winners: SeatSet,
    /// How many chips of the pot each winner gets.
    pub share: u8,
    pub decided_by: DecidedBy,
}

/// The comparison that decided the win (DKT-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// The most chips.
    Chips,
    /// Equal chips, but fewer 4s in the last round.
    Fours,
    /// Equal 4s too, but more tricks in the last round.
    Tricks,
    /// Nothing: the win is shared.
    Shared,
}

/// The chips that a seat has to pay, whether it can or not (DKT-15).
pub(super) fn due(quackback: Option<Seat>, fours: EachSeat<u8>, seat: Seat) -> u8 {
    match quackback {
        None => fours[seat.index()],
        Some(winner) if winner == seat => 0,
        Some(_) => QUACKBACK,
    }
}

impl RoundResult {
    /// The chips that a seat had to pay. A seat with fewer paid all it had (DKT-17).
    pub fn due(&self, seat: Seat) -> u8 {
        due(self.quackback, self.fours, seat)
    }
}

/// The numbers that decide the standing.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChipCount {
    pub(super) chips: EachSeat<u8>,
    /// Of the last round, like the tricks.
    pub(super) fours: EachSeat<u8>,
    pub(super) tricks: EachSeat<u8>,
}

impl ChipCount {
    /// The values to compare, in this order; the better seat has the lower values (DKT-18).
    fn compared(&self, seat: Seat) -> [u8; 3] {
        let seat = seat.index();
        [CHIPS - self.chips[seat], self.fours[seat], TRICKS - self.tricks[seat]]
    }

    pub(super) fn standing(&self) -> Standing {
        Standing::by(SEATS, |a, b| self.compared(a).cmp(&self.compared(b)))
    }

    pub(super) fn outcome(&self) -> DuckitResult {
        let winners = self.standing().winners();
        let best = winners.first().map_or([0; 3], |seat| self.compared(seat));
        // Does the winner alone have the best of its first `values` values?
        let alone = |values: usize| {
            let equal = |seat: &Seat| self.compared(*seat)[..values] == best[..values];
            Seat::all(SEATS).filter(equal).count() == 1
        };
        let decided_by = if winners.len() > 1 {
            DecidedBy::Shared
        } else if alone(1) {
            DecidedBy::Chips
        } else if alone(2) {
            DecidedBy::Fours
        } else {
            DecidedBy::Tricks
        };
        let pot = CHIPS - self.chips.iter().sum::<u8>();
        DuckitResult { winners, share: pot / winners.len(), decided_by }
    }
}
