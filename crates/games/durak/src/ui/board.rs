//! The screen state of Durak's board, and the meaning of a tap on a card.

use crate::{Action, Durak, Phase, View};
use leptos::prelude::*;
use mallard_engine::cards::Card;
use mallard_table::MatchUi;

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

/// The possible actions with this card now.
pub(super) fn with_card(offers: &[Action], card: Card) -> Vec<Action> {
    offers.iter().copied().filter(|&action| card_of(action) == Some(card)).collect()
}

/// The raised card, if it can still be played.
pub(super) fn chosen(board: MatchUi<Durak>) -> Option<Card> {
    let card = board.screen.raised.get()?.parse().ok()?;
    board.offers.with(|offers| !with_card(offers, card).is_empty()).then_some(card)
}

/// A card of the hand was tapped: raise it, play it, or give the reason why not.
pub(super) fn tap(board: MatchUi<Durak>, card: Card) {
    let actions = board.offers.with_untracked(|offers| with_card(offers, card));
    let raised = untrack(|| chosen(board)) == Some(card);
    let at_once = raised || !board.app.settings.get_untracked().confirm;
    match actions[..] {
        [] => refuse(board, card),
        [only] if at_once => board.act(only),
        // Several ways to play it: the table shows them.
        _ => raise(board, (!raised).then_some(card)),
    }
}

fn raise(board: MatchUi<Durak>, card: Option<Card>) {
    board.screen.raised.set(card.as_ref().map(Card::to_string));
}

/// A card of the hand was dropped on a place of the table.
pub(super) fn drop_on(board: MatchUi<Durak>, card: Card, place: &str) {
    let actions = board.offers.with_untracked(|offers| with_card(offers, card));
    let fits = |action: &&Action| match action {
        Action::Beat { attack, .. } => attack.to_string() == place,
        Action::Transfer(_) => place == TRANSFER_PLACE,
        _ => false,
    };
    match (actions.iter().find(fits), &actions[..]) {
        (Some(&action), _) | (None, &[action]) => board.act(action),
        (None, []) => refuse(board, card),
        (None, _) => raise(board, Some(card)),
    }
}

/// The place that transfers the attack.
pub(super) const TRANSFER_PLACE: &str = "transfer";

/// Gives the reason why a card cannot be played.
fn refuse(board: MatchUi<Durak>, card: Card) {
    let attempt = board.view.with_untracked(|view| attempt(view, card));
    if let Some(refused) = board.refusal(attempt) {
        board.screen.refuse(&card.to_string(), refused);
    }
}

/// The likely intention of a player who taps this card.
fn attempt(view: &View, card: Card) -> Action {
    let open = view.bout.open().next();
    match (view.phase, open) {
        (Phase::Defend, Some(attack)) => {
            let same_rank = card.rank() == attack.rank();
            if view.options.transfer && same_rank {
                Action::Transfer(card)
            } else {
                Action::Beat { attack, with: card }
            }
        }
        _ => Action::Attack(card),
    }
}
