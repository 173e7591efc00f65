use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{GameEvent, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A new deal: every seat got six cards (DUR-2).
    Dealt {
        /// Its number in the match, from 1.
        deal: u8,
        dealer: Seat,
        /// The card that fixes the trump.
        trump: Card,
        /// Is it in the dealer's hand, because the deck was used up, instead of under the stock?
        in_hand: bool,
    },
    /// A seat showed the lowest trump and so leads (DUR-3).
    ShowedLowest {
        seat: Seat,
        /// The trump.
        card: Card,
    },
    BoutBegan {
        /// Its number in the deal, from 1.
        bout: u16,
        opener: Seat,
        defender: Seat,
    },
    /// An attack card was laid.
    Attacked {
        /// The attacker.
        seat: Seat,
        card: Card,
        /// Is it the first of the bout?
        opening: bool,
        /// Was it added after the defender said "I take"?
        after_take: bool,
    },
    /// An attack card was beaten.
    Beat {
        /// The defender.
        seat: Seat,
        attack: Card,
        with: Card,
    },
    /// The attack was transferred with a card.
    Transferred {
        seat: Seat,
        card: Card,
        /// The new defender.
        to: Seat,
    },
    /// The attack was transferred by showing a trump.
    Showed {
        seat: Seat,
        card: Card,
        /// The new defender.
        to: Seat,
    },
    /// The defender gave up.
    Takes {
        /// The defender.
        seat: Seat,
    },
    /// An attacker added nothing.
    Passed {
        /// The attacker.
        seat: Seat,
    },
    /// The bout was beaten off: its cards left the game.
    BeatenOff {
        /// The defender.
        seat: Seat,
        cards: u8,
    },
    /// The defender picked up the cards of the bout.
    PickedUp {
        /// The defender.
        seat: Seat,
        cards: CardSet,
    },
    /// A seat drew from the stock.
    Drew {
        seat: Seat,
        cards: Drawn,
        /// The turned-up trump, if the seat drew it: every player saw that.
        turned_up: Option<Card>,
    },
    /// A seat is out of cards.
    Out {
        seat: Seat,
        /// Its place in the deal, from 1.
        place: u8,
    },
    DealEnded {
        /// Its number in the match, from 1.
        deal: u8,
        result: DealResult,
    },
    /// An open match was ended between two deals (DUR-17).
    Finished { seat: Seat },
}

/// Cards drawn from the stock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// For viewers who may know them.
    Known(CardSet),
    /// For the others: their number.
    Hidden(u8),
}

impl Drawn {
    pub fn count(self) -> u8 {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Hidden(count) => count,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DealResult {
    /// These seats won: one of two seats (DUR-15), or a team (DUR-20).
    Won(SeatSet),
    /// This seat is the fool (DUR-16).
    Fool(Seat),
    /// No seat won and none is the fool (DUR-15, DUR-16, DUR-17a).
    Drawn,
}

impl GameEvent for Event {
    fn redacted(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Drew { seat, cards, turned_up } if !viewer.may_see(seat) => {
                Self::Drew { seat, cards: Drawn::Hidden(cards.count()), turned_up }
            }
            other => other,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::Drew { .. } | Self::Dealt { .. })
    }
}
