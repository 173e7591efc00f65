//! What just happened.

use crate::engine::cards::{Card, CardSet};
use crate::engine::{Seat, SeatSet, Viewer};
use serde::Serialize;

/// A fact.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A new deal: everybody got six cards (DUR-2).
    Dealt {
        /// Its number in the match, from 1.
        deal: u8,
        /// Who dealt.
        dealer: Seat,
        /// The card that fixes the trump.
        trump: Card,
        /// Does it lie in the dealer's hand, the deck being used up, instead of under the stock?
        in_hand: bool,
    },
    /// A seat showed the lowest trump and so leads (DUR-3).
    ShowedLowest {
        /// Who.
        seat: Seat,
        /// The trump.
        card: Card,
    },
    /// A bout begins.
    BoutBegan {
        /// Its number in the deal, from 1.
        bout: u16,
        /// Who opens it.
        opener: Seat,
        /// Who defends.
        defender: Seat,
    },
    /// An attack card was laid.
    Attacked {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Is it the first of the bout?
        opening: bool,
        /// Was it added after the defender said "I take"?
        after_take: bool,
    },
    /// An attack card was beaten.
    Beat {
        /// By whom.
        seat: Seat,
        /// The beaten card.
        attack: Card,
        /// The card that beat it.
        with: Card,
    },
    /// The attack was passed on with a card.
    Transferred {
        /// By whom.
        seat: Seat,
        /// Which card was laid.
        card: Card,
        /// The new defender.
        to: Seat,
    },
    /// The attack was passed on by showing a trump.
    Showed {
        /// By whom.
        seat: Seat,
        /// The trump shown.
        card: Card,
        /// The new defender.
        to: Seat,
    },
    /// The defender gave up.
    Takes {
        /// Who.
        seat: Seat,
    },
    /// An attacker added nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The bout was beaten off: its cards left the game.
    BeatenOff {
        /// The defender.
        seat: Seat,
        /// How many cards.
        cards: u8,
    },
    /// The defender picked up the cards of the bout.
    PickedUp {
        /// The defender.
        seat: Seat,
        /// Which cards.
        cards: CardSet,
    },
    /// A seat drew from the stock.
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        cards: Drawn,
        /// The turned-up trump, if it was among them: everybody saw who got it.
        turned_up: Option<Card>,
    },
    /// A seat is out of cards.
    Out {
        /// Who.
        seat: Seat,
        /// Its place in the deal, from 1.
        place: u8,
    },
    /// The deal is over.
    DealEnded {
        /// Its number in the match, from 1.
        deal: u8,
        /// How.
        result: DealResult,
    },
}

/// Cards drawn from the stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// For who may know them.
    Known(CardSet),
    /// For the others: how many.
    Hidden(u8),
}

impl Drawn {
    /// How many.
    pub fn count(self) -> u8 {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Hidden(count) => count,
        }
    }
}

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DealResult {
    /// These seats won: one of two (DUR-15), or a team (DUR-20).
    Won(SeatSet),
    /// This seat is the fool (DUR-16).
    Fool(Seat),
    /// Nobody won and nobody is the fool (DUR-15, DUR-16, DUR-17a).
    Drawn,
}

impl Event {
    pub(super) fn redacted(self, viewer: Viewer) -> Self {
        match self {
            Self::Drew { seat, cards, turned_up } if !viewer.sees(seat) => {
                Self::Drew { seat, cards: Drawn::Hidden(cards.count()), turned_up }
            }
            other => other,
        }
    }

    pub(super) fn reveals(&self) -> bool {
        matches!(self, Self::Drew { .. } | Self::Dealt { .. })
    }
}
