//! The decisions of a seat, and the reasons why one is not allowed.

use mallard_engine as engine;
use mallard_engine::cards::Card;
use serde::{Deserialize, Serialize};

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Open a bout, attack again, or throw in, with this card.
    Attack(Card),
    /// Beat an attack card.
    Beat { attack: Card, with: Card },
    /// Transfer the attack with a card of the same rank (DUR-19).
    Transfer(Card),
    /// Transfer the attack by showing the trump of its rank (DUR-19).
    Show(Card),
    /// Give up the defence.
    Take,
    /// Add no card: "stop" for an attacker alone, "pass" among several, "done" after own cards
    /// (DUR-22).
    Pass,
    /// Deal again, in an open match (DUR-17).
    Next,
    /// End an open match between two deals (DUR-17).
    Finish,
}

/// Why an action is not allowed. The reasons about the rules come before those about the cards, so
/// that a player gets the one that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    MatchOver,
    NotYourTurn,
    NotInHand(Card),
    /// The seat must open the bout with a card; passing comes later.
    MustLead,
    /// The defender cannot attack or pass: it beats or takes.
    DefenderMustAnswer,
    /// Only the defender beats, transfers or takes.
    OnlyDefender,
    /// The deal is over: the next dealer deals again, or a seat ends the match.
    DealOver,
    /// Only between two deals of an open match can a seat deal again or end it.
    DealNotOver,
    /// The card is not of the rank of which the seat plays several.
    OtherRank(Card),
    /// No card of this rank is on the table.
    RankNotOnTable(Card),
    /// That attack card is not on the table, or is already beaten.
    NoSuchAttack(Card),
    /// The card is too low or of another suit.
    DoesNotBeat {
        attack: Card,
        with: Card,
    },
    NoTransfer,
    /// A card has been beaten, so the attack cannot be transferred any more.
    TransferTooLate,
    /// A transfer needs a card of the attack's rank.
    TransferRank(Card),
    /// The next defender has too few cards.
    NextHoldsTooFew,
    NoShowing,
    /// Only the trump of the attack's rank can be shown.
    ShowNeedsTrump(Card),
    /// This seat has already shown a trump in this bout.
    ShownAlready,
}

impl engine::Refusal for Refusal {
    fn rule(self) -> &'static str {
        match self {
            Self::MatchOver | Self::DealOver | Self::DealNotOver => "DUR-17",
            Self::OtherRank(_) => "DUR-22",
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
