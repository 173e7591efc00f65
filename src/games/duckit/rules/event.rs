//! What just happened.

use super::score::{Outcome, RoundResult};
use super::trick::Trick;
use crate::engine::{Seat, Viewer};
use crate::games::duckit::{Card, CardSet};
use serde::{Deserialize, Serialize};

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A seat drew a card for the first deal (DKT-2).
    Drew {
        /// Who.
        seat: Seat,
        /// Which card, for all to see.
        card: Card,
        /// Was it drawn again, the last draw having tied?
        again: bool,
    },
    /// A new round: everybody got nine cards (DKT-3).
    Dealt {
        /// Its number in the match, from 1.
        round: u8,
        /// Who dealt.
        dealer: Seat,
        /// Who leads the first trick.
        leader: Seat,
        /// The face-up card: all of the round's ranking follows from it.
        turned_up: Card,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// The number of the trick in the round, from 1.
        trick: u8,
        /// Was it led?
        lead: bool,
    },
    /// A trick is complete.
    TrickWon {
        /// Who won it.
        seat: Seat,
        /// Its number in the round, from 1.
        number: u8,
        /// Its cards.
        trick: Trick,
        /// The 4s in it.
        caught: CardSet,
    },
    /// The first 4 of the round was captured: its captor took the Quacker (DKT-12).
    TookQuacker {
        /// Who.
        seat: Seat,
        /// The Quacker.
        card: FaceDown,
    },
    /// The seat that took the Quacker banked a card.
    Banked {
        /// Who.
        seat: Seat,
        /// Which.
        card: FaceDown,
        /// Was it the Quacker itself, after the ninth trick (DKT-13)?
        forced: bool,
    },
    /// The round is over and paid for.
    RoundEnded(RoundResult),
    /// The match is over.
    MatchEnded(Outcome),
}

/// A card that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceDown {
    /// For who may know it.
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

    /// The card, for those who may know it.
    pub(super) fn known_if(known: bool, card: Card) -> Self {
        if known { Self::Known(card) } else { Self::Hidden }
    }
}

impl Event {
    pub(super) fn redacted(self, viewer: Viewer) -> Self {
        match self {
            Self::TookQuacker { seat, .. } if !viewer.sees(seat) => {
                Self::TookQuacker { seat, card: FaceDown::Hidden }
            }
            Self::Banked { seat, forced, .. } if !viewer.sees(seat) => {
                Self::Banked { seat, card: FaceDown::Hidden, forced }
            }
            other => other,
        }
    }

    /// New cards are seen, or the banked card is turned up.
    pub(super) fn reveals(&self) -> bool {
        matches!(self, Self::Dealt { .. } | Self::TookQuacker { .. } | Self::RoundEnded(_))
    }
}
