//! The screen state of Duckit's board, and the meaning of a tap on a card.

use crate::{Action, Card, Duckit, Phase, View, WonTrick};
use leptos::prelude::*;
use mallard_kit::HandScreen;
use mallard_table::MatchUi;

/// The place of the Quacker, where a card is banked.
pub(super) const BANK_PLACE: &str = "bank";

/// Screen state: the hand's, and the trick that is shown again.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Screen {
    pub(super) hand: HandScreen,
    pub(super) looked_at: RwSignal<Option<WonTrick>>,
}

/// The card that an action uses.
pub(super) fn card_of(action: Action) -> Card {
    let (Action::Play(card) | Action::Bank(card)) = action;
    card
}

/// The action with this card now: at most one is possible.
pub(super) fn with_card(offers: &[Action], card: Card) -> Option<Action> {
    offers.iter().copied().find(|&action| card_of(action) == card)
}

/// The action of the raised card, if it has one.
pub(super) fn chosen(board: MatchUi<Duckit>) -> Option<Action> {
    let card = board.screen.hand.raised.get()?.parse().ok()?;
    board.offers.with(|offers| with_card(offers, card))
}

/// A card of the hand was tapped: raise it, play it, or give the reason why not.
pub(super) fn tap(board: MatchUi<Duckit>, card: Card) {
    let Some(action) = offered(board, card) else { return refuse(board, card) };
    let raised = untrack(|| chosen(board)) == Some(action);
    if raised || !board.app.settings.get_untracked().confirm {
        board.act(action);
    } else {
        raise(board, card);
    }
}

/// A card of the hand was dropped on a place of the table. A card is banked on the Quacker's place only: a player who
/// drops it elsewhere may think it was led.
pub(super) fn drop_on(board: MatchUi<Duckit>, card: Card, place: &str) {
    match offered(board, card) {
        None => refuse(board, card),
        Some(Action::Bank(_)) if place != BANK_PLACE => raise(board, card),
        Some(action) => board.act(action),
    }
}

fn offered(board: MatchUi<Duckit>, card: Card) -> Option<Action> {
    board.offers.with_untracked(|offers| with_card(offers, card))
}

fn raise(board: MatchUi<Duckit>, card: Card) {
    board.screen.hand.raised.set(Some(card.to_string()));
}

/// Gives the reason why a card cannot be played.
fn refuse(board: MatchUi<Duckit>, card: Card) {
    let attempt = board.view.with_untracked(|view| attempt(view, card));
    if let Some(refused) = board.refusal(attempt) {
        board.screen.hand.refuse(&card.to_string(), refused);
    }
}

/// The likely intention of a player who taps this card.
fn attempt(view: &View, card: Card) -> Action {
    match view.phase {
        Phase::Bank(_) => Action::Bank(card),
        Phase::Play(_) | Phase::Over => Action::Play(card),
    }
}
