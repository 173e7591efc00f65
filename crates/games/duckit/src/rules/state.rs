//! The complete state of a match, with its hidden parts.

use super::score::ChipCount;
use super::sizes::{CHIPS, EachSeat};
use super::trick::{Trick, WonTrick};
use super::{Options, Ranking};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::{Rng, Seat};
use serde::{Deserialize, Serialize};

/// A match of Duckit.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) options: Options,
    pub(super) rng: Rng,
    pub(crate) chips: EachSeat<u8>,
    pub(crate) round: Round,
    pub(crate) phase: Phase,
}

/// One round.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Round {
    /// Its number, from 1.
    pub(crate) number: u8,
    pub(super) dealer: Seat,
    pub(crate) turned_up: Card,
    pub(crate) ranking: Ranking,
    /// The card that was dealt face down (DKT-3), even after it has moved.
    pub(super) quacker: Card,
    /// The state of the Quacker, once a 4 has been captured.
    pub(crate) taken: Option<Taken>,
    pub(super) hands: EachSeat<CardSet>,
    /// The trick being played.
    pub(crate) trick: Trick,
    /// The trick before it, even if it ended the round before.
    pub(super) last_trick: Option<WonTrick>,
    /// How many tricks each seat won.
    pub(super) won: EachSeat<u8>,
    /// The 4s in these tricks.
    pub(crate) caught: EachSeat<CardSet>,
    /// The cards of all complete tricks.
    pub(crate) played: CardSet,
    /// The suits in which each seat has shown to be void, by not following.
    pub(crate) voids: EachSeat<SuitSet>,
}

/// The Quacker in the hand of the seat that took it (DKT-12).
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Taken {
    pub(crate) by: Seat,
    /// The banked card; `None` before the seat has chosen.
    pub(crate) banked: Option<Card>,
    /// The voids it had shown until then: in these suits it can only have the Quacker.
    pub(super) voids: SuitSet,
    /// The cards it has played since, perhaps the Quacker among them.
    pub(super) played: CardSet,
}

/// The seat that decides, and its kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat plays a card.
    Play(Seat),
    /// This seat took the Quacker and banks a card.
    Bank(Seat),
    /// The match is over.
    Over,
}

impl Round {
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// How many tricks are complete.
    #[inline]
    pub(crate) fn tricks_done(&self) -> u8 {
        self.won.iter().sum()
    }

    /// How many 4s a seat captured, including a banked one (DKT-13).
    pub(crate) fn fours(&self, seat: Seat) -> u8 {
        let banked = self.taken.filter(|taken| taken.by == seat).and_then(|taken| taken.banked);
        self.caught[seat.index()].len() + u8::from(banked.is_some_and(Card::is_four))
    }
}

impl State {
    /// Is the match over after this round (DKT-18)?
    pub(super) fn is_last_round(&self) -> bool {
        self.options.one_round || self.chips.contains(&0)
    }

    /// The chips in the middle.
    #[inline]
    pub(super) fn pot(&self) -> u8 {
        CHIPS - self.chips.iter().sum::<u8>()
    }

    /// The numbers that decide the standing.
    pub(super) fn tally(&self) -> ChipCount {
        let fours = [0, 1, 2].map(|seat| self.round.fours(Seat::new(seat)));
        ChipCount { chips: self.chips, fours, tricks: self.round.won }
    }
}
