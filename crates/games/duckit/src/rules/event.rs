use super::score::{DuckitResult, RoundResult};
use super::trick::Trick;
use crate::{Card, CardSet};
use mallard_engine::{GameEvent, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat drew a card for the first deal (DKT-2).
    Drew {
        seat: Seat,
        /// The card, which all can see.
        card: Card,
        /// Is it another draw after a tie?
        again: bool,
    },
    /// A new round: every seat got nine cards (DKT-3).
    Dealt {
        /// Its number in the match, from 1.
        round: u8,
        dealer: Seat,
        /// The seat that leads the first trick.
        leader: Seat,
        /// The face-up card, which decides the ranking for the round.
        turned_up: Card,
    },
    Played {
        seat: Seat,
        card: Card,
        /// The number of the trick in the round, from 1.
        trick: u8,
        lead: bool,
    },
    TrickWon {
        seat: Seat,
        /// Its number in the round, from 1.
        number: u8,
        trick: Trick,
        /// The 4s in the trick.
        caught: CardSet,
    },
    /// A seat captured the first 4 of the round and took the Quacker (DKT-12).
    TookQuacker {
        seat: Seat,
        /// The Quacker.
        card: FaceDown,
    },
    /// The seat that took the Quacker banked a card.
    Banked {
        seat: Seat,
        card: FaceDown,
        /// Was it the Quacker itself, after the ninth trick (DKT-13)?
        forced: bool,
    },
    /// The round is over, and the seats have paid.
    RoundEnded(RoundResult),
    MatchEnded(DuckitResult),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceDown {
    /// For viewers who may know it.
    Known(Card),
    /// For the others.
    Hidden,
}

impl FaceDown {
    /// The card, if the viewer knows it.
    pub fn card(self) -> Option<Card> {
        match self {
            Self::Known(card) => Some(card),
            Self::Hidden => None,
        }
    }

    pub(super) fn known_if(known: bool, card: Card) -> Self {
        if known { Self::Known(card) } else { Self::Hidden }
    }
}

impl GameEvent for Event {
    fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::TookQuacker { seat, .. } if !viewer.may_see(seat) => {
                Self::TookQuacker { seat, card: FaceDown::Hidden }
            }
            Self::Banked { seat, forced, .. } if !viewer.may_see(seat) => {
                Self::Banked { seat, card: FaceDown::Hidden, forced }
            }
            other => other,
        }
    }

    /// Does it show new cards, or turn up the banked card?
    fn reveals(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::TookQuacker { .. } | Self::RoundEnded(_))
    }
}
