//! The complete state of a match, with its hidden parts.

use super::ducks::Ducks;
use super::options::ROUNDS;
use super::turned::Turned;
use super::{Animal, Number, Options, Pack, Target, VariantSet};
use mallard_engine::{Rng, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The possible numbers of seats (DNC, head).
pub(super) const SEATS: RangeInclusive<u8> = 2..=7;

pub(super) const MOST_SEATS: usize = 7;

/// The seat that turns the cards, for the whole match (DNC-4).
pub const CAPTAIN: Seat = Seat::new(0);

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) rng: Rng,
    pub(super) public: Public,
    pub(super) deck: Pack,
    pub(super) pile: Pack,
    /// The cards that are in no pile (DNC-20).
    pub(super) aside: Pack,
    pub(super) ducks: [Ducks; MOST_SEATS],
    /// The choice of each seat, while the seats choose.
    pub(super) chosen: [Option<Target>; MOST_SEATS],
}

/// What all players see. The stacks are not here, because players also remember the cards in them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub options: Options,
    pub seats: u8,
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u8,
    /// How many cards have been turned in the round.
    pub calls: u16,
    /// The card turned last in the round, and its fate.
    pub turned: Option<Turned>,
    pub discards: Pack,
    /// Each seat's animal in a round with madness (DNC-22).
    pub animals: [Option<Animal>; MOST_SEATS],
    /// How many rounds are finished.
    pub(super) finished: u8,
    /// Each seat's points in each finished round.
    pub(super) points: Points,
}

/// The points of each seat, round by round.
pub(super) type Points = [[i8; MOST_SEATS]; ROUNDS as usize];

/// The decision that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The captain turns the next card.
    Turn,
    /// These seats choose where the called stacks go; the call is that of the card turned last.
    Choose(SeatSet),
    Over,
}

impl State {
    #[inline]
    pub(super) fn ducks(&self, seat: Seat) -> &Ducks {
        &self.ducks[seat.index()]
    }

    /// The top of the stack that this seat moves for the card turned last.
    #[inline]
    pub(super) fn moving(&self, seat: Seat) -> Option<Number> {
        self.ducks(seat).called(self.public.turned?.call()?, self.public.variants())
    }
}

impl Public {
    #[inline]
    pub fn variants(&self) -> VariantSet {
        self.options.on(self.round)
    }

    /// How many cards in the discard zone end the round (DNC-15).
    pub fn most_discards(&self) -> u8 {
        11 - self.seats
    }

    /// How many more cards in the discard zone end the round (DNC-15).
    pub fn discards_left(&self) -> u8 {
        self.most_discards().saturating_sub(self.discards.count())
    }

    /// The points of each seat in the finished rounds.
    pub fn points(&self) -> &[[i8; MOST_SEATS]] {
        &self.points[..usize::from(self.finished)]
    }

    /// A seat's points in all finished rounds.
    pub fn total(&self, seat: Seat) -> i16 {
        self.points().iter().map(|round| i16::from(round[seat.index()])).sum()
    }
}
