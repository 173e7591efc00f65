//! Chips: what a round costs, and who has won (DKT-15 to DKT-18).

use super::sizes::{CHIPS, EachSeat, SEATS, TRICKS};
use crate::engine::{Seat, SeatSet, Standing};
use crate::games::duckit::Card;
use serde::{Deserialize, Serialize};

/// What the two others pay for a Quackback (DKT-15).
const QUACKBACK: u8 = 4;

/// A round, paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct RoundResult {
    /// Its number in the match, from 1.
    pub round: u8,
    /// How many tricks each seat won.
    pub tricks: EachSeat<u8>,
    /// How many 4s each seat captured, a banked one among them.
    pub fours: EachSeat<u8>,
    /// Who had taken the Quacker.
    pub banker: Seat,
    /// The card that seat had banked, turned up now.
    pub banked: Card,
    /// Who captured all four 4s (DKT-15).
    pub quackback: Option<Seat>,
    /// What each seat paid.
    pub paid: EachSeat<u8>,
    /// What each seat has left.
    pub chips: EachSeat<u8>,
    /// The chips in the middle.
    pub pot: u8,
}

/// Who won the match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The winner, or those who share.
    pub winners: SeatSet,
    /// How many chips of the pot each of them gets.
    pub share: u8,
    /// Which comparison decided.
    pub decided_by: DecidedBy,
}

/// What made a winner (DKT-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// Most chips.
    Chips,
    /// As many chips, fewer 4s in the last round.
    Fours,
    /// As many 4s too, more tricks in the last round.
    Tricks,
    /// Nothing: the win is shared.
    Shared,
}

/// What a seat is to pay, whether it can or not (DKT-15).
pub(super) fn due(quackback: Option<Seat>, fours: EachSeat<u8>, seat: Seat) -> u8 {
    match quackback {
        None => fours[seat.index()],
        Some(winner) if winner == seat => 0,
        Some(_) => QUACKBACK,
    }
}

impl RoundResult {
    /// What a seat was to pay. Who had less paid that (DKT-17).
    pub fn due(&self, seat: Seat) -> u8 {
        due(self.quackback, self.fours, seat)
    }
}

/// What the standing is made from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tally {
    pub(super) chips: EachSeat<u8>,
    /// Of the last round, as are the tricks.
    pub(super) fours: EachSeat<u8>,
    pub(super) tricks: EachSeat<u8>,
}

impl Tally {
    /// What is compared, in this order; the better seat has the lesser values (DKT-18).
    fn compared(&self, seat: Seat) -> [u8; 3] {
        let seat = seat.index();
        [CHIPS - self.chips[seat], self.fours[seat], TRICKS - self.tricks[seat]]
    }

    pub(super) fn standing(&self) -> Standing {
        Standing::by(SEATS, |a, b| self.compared(a).cmp(&self.compared(b)))
    }

    pub(super) fn outcome(&self) -> Outcome {
        let winners = self.standing().winners();
        let best = winners.first().map_or([0; 3], |seat| self.compared(seat));
        // Is the winner alone with its first so many values?
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
        Outcome { winners, share: pot / winners.len(), decided_by }
    }
}
