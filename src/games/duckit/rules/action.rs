//! What a seat may decide, and why it may not.

use crate::engine;
use crate::engine::cards::Suit;
use crate::games::duckit::Card;
use serde::{Deserialize, Serialize};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Play this card to the trick.
    Play(Card),
    /// Having taken the Quacker, bank this card face down (DKT-12).
    Bank(Card),
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// Another seat is to decide.
    NotYourTurn,
    /// The Quacker was taken: a card must be banked before the next lead.
    MustBank,
    /// There is nothing to bank a card for.
    NothingToBank,
    /// The seat does not hold this card.
    NotInHand(Card),
    /// The suit led must be followed.
    MustFollow {
        /// The suit led.
        led: Suit,
        /// The card that does not follow it.
        card: Card,
    },
}

impl engine::Refusal for Refusal {
    fn rule(self) -> &'static str {
        match self {
            Self::MatchOver => "DKT-18",
            Self::NotYourTurn | Self::NotInHand(_) => "DKT-7",
            Self::MustBank | Self::NothingToBank => "DKT-12",
            Self::MustFollow { .. } => "DKT-8",
        }
    }
}
