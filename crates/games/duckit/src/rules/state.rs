//! The complete state of a match, with its hidden parts.

use super::event::FaceDown;
use super::score::ChipCount;
use super::sizes::{CHIPS, EachSeat};
use super::trick::{Trick, WonTrick};
use super::{Options, Ranking};
use crate::{Card, CardSet, SuitSet};
use mallard_engine::{Rng, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug)]
pub struct State {
    pub(super) rng: Rng,
    pub(crate) public: Public,
    pub(crate) ranking: Ranking,
    /// The card that was dealt face down (DKT-3), even after it has moved, and the card that was banked for it.
    pub(crate) quacker: Quacker<Card>,
    pub(super) hands: EachSeat<CardSet>,
}

/// What all players see, or could remember.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Public {
    pub options: Options,
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u8,
    pub dealer: Seat,
    /// The face-up card, which decides the [`Ranking`].
    pub turned_up: Card,
    pub chips: EachSeat<u8>,
    pub trick: Trick,
    /// The trick before it, even if it ended the round before.
    pub last_trick: Option<WonTrick>,
    /// How many tricks each seat won in this round.
    pub tricks: EachSeat<u8>,
    /// The 4s in these tricks.
    pub caught: EachSeat<CardSet>,
    pub recall: Recall,
}

/// Cards that were public once and are covered now. Bots of higher levels use this; players see it only with the memory
/// aid on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Recall {
    /// The cards of all complete tricks of the round.
    pub played: CardSet,
    /// The suits in which each seat has shown to be void, by not following. For the seat that took the Quacker, only
    /// the voids shown since.
    pub voids: EachSeat<SuitSet>,
    /// In these suits the seat that took the Quacker can have only the Quacker: the voids it had shown until then.
    pub quacker_voids: SuitSet,
    /// The cards which that seat has played since, perhaps the Quacker among them.
    pub quacker_played: CardSet,
}

/// The state of the Quacker, whose card is a `C`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Quacker<C = FaceDown> {
    InWell(C),
    Taken {
        by: Seat,
        /// The Quacker.
        card: C,
        /// The card that the seat banked; `None` before it has chosen. It is turned up at the end
        /// of the round, so all players see it once the match is over.
        banked: Option<C>,
    },
}

/// The seat that decides, and its kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Play(Seat),
    /// This seat took the Quacker and banks a card.
    Bank(Seat),
    Over,
}

impl State {
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// How many 4s a seat captured, including a banked one (DKT-13).
    pub(crate) fn fours(&self, seat: Seat) -> u8 {
        self.public.fours(seat, self.quacker.banked_by(seat))
    }

    /// The numbers that decide the standing.
    pub(super) fn tally(&self) -> ChipCount {
        self.public.tally(|seat| self.fours(seat))
    }
}

impl Public {
    #[inline]
    pub(crate) fn tricks_done(&self) -> u8 {
        self.tricks.iter().sum()
    }

    /// How many 4s a seat captured, with the card that it banked.
    pub(super) fn fours(&self, seat: Seat, banked: Option<Card>) -> u8 {
        self.caught[seat.index()].len() + u8::from(banked.is_some_and(Card::is_four))
    }

    /// Is the match over after this round (DKT-18)?
    pub(super) fn is_last_round(&self) -> bool {
        self.options.one_round || self.chips.contains(&0)
    }

    /// The chips in the middle.
    #[inline]
    pub fn pot(&self) -> u8 {
        CHIPS - self.chips.iter().sum::<u8>()
    }

    /// The numbers that decide the standing, with the 4s of each seat.
    pub(super) fn tally(&self, fours: impl Fn(Seat) -> u8) -> ChipCount {
        let fours = [0, 1, 2].map(|seat| fours(Seat::new(seat)));
        ChipCount { chips: self.chips, fours, tricks: self.tricks }
    }
}

impl<C: Copy> Quacker<C> {
    pub fn taker(self) -> Option<Seat> {
        match self {
            Self::InWell(_) => None,
            Self::Taken { by, .. } => Some(by),
        }
    }

    pub(crate) fn itself(self) -> C {
        match self {
            Self::InWell(card) | Self::Taken { card, .. } => card,
        }
    }

    pub(crate) fn banked_by(self, seat: Seat) -> Option<C> {
        match self {
            Self::Taken { by, banked, .. } if by == seat => banked,
            _ => None,
        }
    }

    /// The card that is in no hand: the Quacker in its well, or the banked card.
    pub(crate) fn aside(self) -> Option<C> {
        match self {
            Self::InWell(card) => Some(card),
            Self::Taken { banked, .. } => banked,
        }
    }
}

impl Quacker {
    /// The Quacker, if the viewer knows it.
    pub fn card(self) -> Option<Card> {
        self.itself().card()
    }

    /// The banked card, if the viewer knows it.
    pub fn banked(self) -> Option<Card> {
        self.banked_by(self.taker()?)?.card()
    }
}
