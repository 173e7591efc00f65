//! How good each action looks from a seat: what the hand is worth after it, and what else it
//! brings.
//!
//! Team-mates need no care here: the rules let a seat attack nobody but an opponent, and pass
//! an attack on to nobody else (DUR-20).

use super::super::{Action, Phase, View};
use super::value::Scale;
use crate::engine::cards::{Card, CardSet};

/// What leading a card is worth for each other card of its rank: they can follow it.
const FOLLOWED: i32 = 30;

/// What a further attack is worth, in percent of a card's burden: the defender may have to take.
/// So little early that no ace or trump is spent on it, and much at the end.
const PRESSURE: i32 = 20;

/// How much of a card's worth speaks against throwing it to a taker, in percent: somebody else
/// will play it.
const GIFT: i32 = 50;

/// What beating is worth beside the cards: who beats off attacks next.
const INITIATIVE: i32 = 65;

/// What it costs a defender to lay a rank that was not on the table: others can add it.
const NEW_RANK: i32 = 15;

/// What passing an attack on is worth beside the cards. Of two seats the other may well pass it
/// back; of more, somebody else is left with it.
const PASSED_BACK: i32 = 30;
const PASSED_ON: i32 = 100;

/// Worse than anything else.
const HOPELESS: i32 = -1_000_000;

/// The action that looks best; of equals the first.
pub(super) fn best(view: &View, legal: &[Action]) -> Option<Action> {
    let hand = view.hand(view.actor()?).cards();
    let scale = Scale::of(view);
    let score = |&action: &Action| score(view, scale, hand, action);
    // Of equals `max_by_key` gives the last.
    legal.iter().rev().copied().max_by_key(score)
}

fn score(view: &View, scale: Scale, hand: CardSet, action: Action) -> i32 {
    match action {
        Action::Attack(card) => {
            let left = hand.without(card);
            scale.hand(left) + attack(view.phase, scale, left, card)
        }
        Action::Pass => scale.hand(hand),
        Action::Beat { attack, with } => beat(view, scale, hand, attack, with),
        Action::Transfer(card) => scale.hand(hand.without(card)) + passed_on(view),
        // Showing costs no card.
        Action::Show(_) => scale.hand(hand) + passed_on(view),
        Action::Take => scale.hand(hand.or(view.bout.lying())),
    }
}

fn attack(phase: Phase, scale: Scale, left: CardSet, card: Card) -> i32 {
    match phase {
        Phase::Lead(_) => FOLLOWED * i32::from(left.of_rank(card.rank()).len()),
        Phase::AddAfterTake(_) => -scale.card(card) * GIFT / 100,
        _ => scale.burden * PRESSURE / 100,
    }
}

fn passed_on(view: &View) -> i32 {
    if view.playing.len() == 2 { PASSED_BACK } else { PASSED_ON }
}

/// Beating one card costs all the cards that the whole defence needs.
fn beat(view: &View, scale: Scale, hand: CardSet, attack: Card, with: Card) -> i32 {
    let others = view.bout.open().filter(|&open| open != attack);
    let left = others.into_iter().try_fold(hand.without(with), |left, open| {
        scale.cheapest_beat(left, open).map(|card| left.without(card))
    });
    // Who cannot beat everything takes at once, before more cards are added.
    let Some(left) = left else { return HOPELESS };
    let new_rank = CardSet::only(with).of_ranks_in(view.bout.lying()).is_empty();
    scale.hand(left) + INITIATIVE - if new_rank { NEW_RANK } else { 0 }
}
