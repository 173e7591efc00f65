//! What a seat may decide, and why it may not.

use crate::engine;
use crate::engine::cards::Card;
use serde::{Deserialize, Serialize};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Open a bout, attack again, or throw in, with this card.
    Attack(Card),
    /// Beat an attack card.
    Beat {
        /// The card on the table.
        attack: Card,
        /// The card from the hand.
        with: Card,
    },
    /// Pass the attack on with a card of the same rank (DUR-19).
    Transfer(Card),
    /// Pass the attack on by showing the trump of its rank (DUR-19).
    Show(Card),
    /// Give up the defence.
    Take,
    /// Add no card: "stop" for an attacker alone, "pass" among several.
    Pass,
}

/// Why an action is not allowed. The reasons that have to do with the rules come before those
/// that have to do with the cards, so that a person hears the one that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The match is over.
    MatchOver,
    /// Another seat is to decide.
    NotYourTurn,
    /// The seat does not hold this card.
    NotInHand(Card),
    /// The bout must be opened with a card; passing comes later.
    MustLead,
    /// The defender cannot attack or pass: beat or take.
    DefenderMustAnswer,
    /// Only the defender beats, transfers or takes.
    OnlyDefender,
    /// The card's rank does not lie on the table.
    RankNotOnTable(Card),
    /// That attack card does not lie on the table, or is beaten already.
    NoSuchAttack(Card),
    /// The card is too low or of another suit.
    DoesNotBeat {
        /// The card on the table.
        attack: Card,
        /// The card that does not beat it.
        with: Card,
    },
    /// Transfers are not played in this match.
    NoTransfer,
    /// Something has been beaten: the attack cannot be passed on any more.
    TransferTooLate,
    /// A transfer needs a card of the rank that attacks.
    TransferRank(Card),
    /// The next defender holds too few cards.
    NextHoldsTooFew,
    /// Transfers by showing are not played in this match.
    NoShowing,
    /// Only the trump of the attack's rank can be shown.
    ShowNeedsTrump(Card),
    /// This seat has already shown a trump in this bout.
    ShownAlready,
}

impl engine::Refusal for Refusal {
    fn rule(self) -> &'static str {
        match self {
            Self::MatchOver => "DUR-17",
            Self::NotYourTurn => "DUR-18",
            Self::NotInHand(_) | Self::MustLead => "DUR-6",
            Self::DefenderMustAnswer | Self::OnlyDefender | Self::NoSuchAttack(_) => "DUR-7",
            Self::RankNotOnTable(_) => "DUR-8",
            Self::DoesNotBeat { .. } => "DUR-5",
            Self::NoTransfer
            | Self::TransferTooLate
            | Self::TransferRank(_)
            | Self::NextHoldsTooFew
            | Self::NoShowing
            | Self::ShowNeedsTrump(_)
            | Self::ShownAlready => "DUR-19",
        }
    }
}
