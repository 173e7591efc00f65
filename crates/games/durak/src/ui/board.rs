//! The cards of Durak on its board.

use crate::words::sorted;
use crate::{Action, Durak, Phase, View};
use mallard_board::{CardLook, PlayableHand};
use mallard_engine::cards::Card;
use mallard_words::{game_messages, text};

/// The place that transfers the attack.
pub(super) const TRANSFER_PLACE: &str = "transfer";

pub(super) static LOOK: CardLook<Durak, Card> = CardLook {
    describe: |card, lang| (text(lang).card)(card),
    suit: |card| card.suit().letter(),
    is_trump: |view, card| view.public.trump_suit() == card.suit(),
};

pub(super) static HAND: PlayableHand<Durak, Card> = PlayableHand {
    look: &LOOK,
    sorted,
    height: |_, card| card.rank() as u8,
    card_of,
    playable: |_, lang| game_messages(lang).playable,
    attempt: Some(attempt),
    on_place: |actions, place| {
        let fits = |action: &&Action| match action {
            Action::Beat { attack, .. } => attack.to_string() == place,
            Action::Transfer(_) => place == TRANSFER_PLACE,
            _ => false,
        };
        let only = if let [only] = actions { Some(only) } else { None };
        actions.iter().find(fits).or(only).copied()
    },
    mark: None,
};

/// The card from the hand that an action uses.
pub(super) fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Attack(card)
        | Action::Transfer(card)
        | Action::Show(card)
        | Action::Beat { with: card, .. } => Some(card),
        Action::Take | Action::Pass | Action::Next | Action::Finish => None,
    }
}

/// The likely intention of a player who taps this card.
fn attempt(view: &View, card: Card) -> Action {
    match (view.public.phase, view.public.bout.open().next()) {
        (Phase::Defend, Some(attack))
            if view.public.options.transfer && card.rank() == attack.rank() =>
        {
            Action::Transfer(card)
        }
        (Phase::Defend, Some(attack)) => Action::Beat { attack, with: card },
        _ => Action::Attack(card),
    }
}
