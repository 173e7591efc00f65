//! The complete state of a match, with its hidden parts.

use super::ducks::Ducks;
use super::options::ROUNDS;
use super::pack::Pack;
use super::turned::Turned;
use super::{Animal, Number, Options, Target, VariantSet};
use mallard_engine::{Rng, Seat, SeatSet};
use std::ops::RangeInclusive;

/// The possible numbers of seats (DNC, head).
pub(super) const SEATS: RangeInclusive<u8> = 2..=7;

/// The most seats.
pub(super) const MOST_SEATS: usize = 7;

/// The seat that turns the cards, for the whole match (DNC-4).
pub(super) const CAPTAIN: Seat = Seat::new(0);

/// A match of Duck & Cover.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) rng: Rng,
    /// Each seat's points in each finished round.
    pub(super) points: [[i8; MOST_SEATS]; ROUNDS as usize],
    pub(super) round: Round,
    pub(super) stage: RoundStage,
}

/// One round.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Round {
    /// Its number, from 1.
    pub(super) number: u8,
    /// How many cards have been turned.
    pub(super) calls: u16,
    /// The card turned last.
    pub(super) turned: Option<Turned>,
    pub(super) deck: Pack,
    pub(super) pile: Pack,
    pub(super) discards: Pack,
    /// The cards that are in no pile (DNC-20).
    pub(super) aside: Pack,
    pub(super) ducks: [Ducks; MOST_SEATS],
    /// The animal of each seat, in a round with madness (DNC-22).
    pub(super) animals: [Option<Animal>; MOST_SEATS],
}

/// The decision that the match waits for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum RoundStage {
    /// The captain turns the next card.
    Turn,
    /// The seats of `must` choose; the call is that of the card turned last.
    Choose { must: SeatSet, chosen: [Option<Target>; MOST_SEATS] },
    /// The match is over.
    Over,
}

impl State {
    #[inline]
    pub(super) fn ducks(&self, seat: Seat) -> &Ducks {
        &self.round.ducks[seat.index()]
    }

    /// The top of the stack that this seat moves for the card turned last.
    #[inline]
    pub(super) fn moving(&self, seat: Seat) -> Option<Number> {
        self.ducks(seat).called(self.round.turned?.call()?, self.variants())
    }

    /// The variants of the round.
    #[inline]
    pub(super) fn variants(&self) -> VariantSet {
        self.options.on(self.round.number)
    }

    /// How many cards in the discard zone end the round (DNC-15).
    pub(super) fn most_discards(&self) -> u8 {
        11 - self.seats
    }
}
