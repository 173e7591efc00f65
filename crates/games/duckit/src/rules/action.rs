//! The decisions of a seat, and the reasons why one is not allowed.

use crate::Card;
use mallard_engine as engine;
use mallard_engine::cards::Suit;
use serde::{Deserialize, Serialize};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Play this card to the trick.
    Play(Card),
    /// After taking the Quacker, bank this card face down (DKT-12).
    Bank(Card),
}

/// Why an action is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    MatchOver,
    NotYourTurn,
    /// The seat took the Quacker and must bank a card before the next lead.
    MustBank,
    /// The seat has not taken the Quacker, so it banks nothing.
    NothingToBank,
    NotInHand(Card),
    /// The card must follow the suit that was led.
    MustFollow {
        led: Suit,
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
