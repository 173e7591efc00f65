//! What the board of Durak keeps for itself, and what a touch on a card means.

use crate::engine::cards::Card;
use crate::games::durak::{Action, Durak, Phase, View};
use crate::ui::{Board, Drag};
use leptos::prelude::*;
use std::time::Duration;

/// How long the reason for a refused touch stands.
const REASON_STANDS: Duration = Duration::from_millis(3500);

/// Screen state: which card is raised, dragged, or was just refused.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Screen {
    pub(super) chosen: RwSignal<Option<Card>>,
    pub(super) refused: RwSignal<Option<(Card, String)>>,
    pub(super) drag: Drag<Card>,
}

impl Screen {
    pub(super) fn new() -> Self {
        Self { chosen: RwSignal::new(None), refused: RwSignal::new(None), drag: Drag::default() }
    }
}

/// The card from the hand that an action uses.
pub(super) fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Attack(card)
        | Action::Transfer(card)
        | Action::Show(card)
        | Action::Beat { with: card, .. } => Some(card),
        Action::Take | Action::Pass => None,
    }
}

/// What can be done with this card now.
pub(super) fn with_card(offers: &[Action], card: Card) -> Vec<Action> {
    offers.iter().copied().filter(|&action| card_of(action) == Some(card)).collect()
}

/// The raised card, if it can still be played.
pub(super) fn chosen(board: Board<Durak>) -> Option<Card> {
    let card = board.screen.chosen.get()?;
    board.offers.with(|offers| !with_card(offers, card).is_empty()).then_some(card)
}

/// Plays, and lowers the raised card.
pub(super) fn play(board: Board<Durak>, action: Action) {
    board.screen.chosen.set(None);
    board.screen.refused.set(None);
    board.act.run(action);
}

/// A card of the hand was tapped: raise it, play it, or say why not.
pub(super) fn tap(board: Board<Durak>, card: Card) {
    let screen = board.screen;
    if screen.drag.swallows_click() {
        return;
    }
    screen.refused.set(None);
    let actions = board.offers.with_untracked(|offers| with_card(offers, card));
    let raised = screen.chosen.get_untracked() == Some(card);
    let at_once = raised || !board.app.settings.get_untracked().confirm;
    match actions[..] {
        [] => refuse(board, card),
        [only] if at_once => play(board, only),
        // Several ways to play it: the table shows them.
        _ => screen.chosen.set((!raised).then_some(card)),
    }
}

/// A card of the hand was dropped on a place of the table.
pub(super) fn drop_on(board: Board<Durak>, card: Card, place: &str) {
    let actions = board.offers.with_untracked(|offers| with_card(offers, card));
    let fits = |action: &&Action| match action {
        Action::Beat { attack, .. } => attack.to_string() == place,
        Action::Transfer(_) => place == TRANSFER_PLACE,
        _ => false,
    };
    match (actions.iter().find(fits), &actions[..]) {
        (Some(&action), _) | (None, &[action]) => play(board, action),
        (None, []) => refuse(board, card),
        (None, _) => board.screen.chosen.set(Some(card)),
    }
}

/// The place that passes the attack on.
pub(super) const TRANSFER_PLACE: &str = "transfer";

/// Says why a card cannot be played, beside the card, for a while.
fn refuse(board: Board<Durak>, card: Card) {
    let screen = board.screen;
    screen.chosen.set(None);
    let attempt = board.view.with_untracked(|view| attempt(view, card));
    let Some(reason) = board.refusal.run(attempt) else { return };
    let shown = Some((card, reason));
    screen.refused.set(shown.clone());
    set_timeout(
        move || {
            // The screen may be gone, or another reason may stand there by now.
            if screen.refused.try_get_untracked() == Some(shown) {
                screen.refused.try_set(None);
            }
        },
        REASON_STANDS,
    );
}

/// What a person who touches this card most likely wants.
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
