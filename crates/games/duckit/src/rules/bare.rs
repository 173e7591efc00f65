//! Read access for bots to determinizations, in which nothing is hidden.

use super::state::{Phase, State};
use super::{Ranking, Trick};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::{Seat, SeatSet};

impl State {
    /// The seat that decides, and its kind of decision.
    #[inline]
    pub(crate) const fn phase(&self) -> Phase {
        self.phase
    }

    /// The number of the round, from 1.
    #[inline]
    pub(crate) const fn round_number(&self) -> u8 {
        self.round.number
    }

    /// The chips of each seat.
    #[inline]
    pub(crate) const fn chips(&self) -> [u8; 3] {
        self.chips
    }

    /// How cards rank in this round.
    #[inline]
    pub(crate) const fn ranking(&self) -> Ranking {
        self.round.ranking
    }

    /// Can one seat capture all four 4s in this round (DKT-5)?
    #[inline]
    pub(crate) const fn has_four_fours(&self) -> bool {
        !self.round.turned_up.is_four()
    }

    /// The trick being played.
    #[inline]
    pub(crate) const fn trick(&self) -> &Trick {
        &self.round.trick
    }

    /// The cards of `seat`.
    #[inline]
    pub(crate) const fn hand(&self, seat: Seat) -> CardSet {
        self.round.hands[seat.index()]
    }

    /// The cards of `seat` that may be played to the trick.
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> CardSet {
        self.round.playable(seat)
    }

    /// How many 4s each seat has captured, including a banked one.
    #[inline]
    pub(crate) fn fours(&self) -> [u8; 3] {
        [0, 1, 2].map(|seat| self.round.fours(Seat::new(seat)))
    }

    /// The face-up card.
    #[inline]
    pub(crate) const fn turned_up(&self) -> Card {
        self.round.turned_up
    }

    /// The cards of the complete tricks, and how many tricks these are.
    #[inline]
    pub(crate) fn done(&self) -> (CardSet, u8) {
        (self.round.played, self.round.tricks_done())
    }

    /// How many 4s each seat has captured openly.
    #[inline]
    pub(crate) fn caught(&self) -> [u8; 3] {
        self.round.caught.map(CardSet::len)
    }

    /// The suits in which each seat has shown to be void.
    #[inline]
    pub(crate) const fn voids(&self) -> [SuitSet; 3] {
        self.round.voids
    }

    /// The seat that took the Quacker, and the card that it banked.
    #[inline]
    pub(crate) fn taken(&self) -> Option<(Seat, Option<Card>)> {
        self.round.taken.map(|taken| (taken.by, taken.banked))
    }

    /// The winners, once the match is over; empty before.
    pub(crate) fn winners(&self) -> SeatSet {
        match self.phase {
            Phase::Over => self.tally().standing().winners(),
            _ => SeatSet::EMPTY,
        }
    }
}
