//! The evaluation of each action: the value of the hand after it, and its other effects.
//!
//! Team-mates need no care here: the rules let a seat attack only an opponent, and transfer an attack only to an
//! opponent (DUR-20).

use super::super::{Action, Phase, View};
use super::value::Scale;
use mallard_engine::best_rated;
use mallard_engine::cards::{Card, CardSet};

/// The value of each other card of the same rank when a card is led: it can follow.
const FOLLOW_UP_VALUE: i32 = 30;

/// The value of a further attack, in per cent of a card's burden, because the defender may have to
/// take. It is so low early on that no ace or trump is spent on it, and high at the end.
const PRESSURE: i32 = 20;

/// How much of a card's value speaks against throwing it to a seat that takes, in per cent: another
/// seat will play it anyway.
const GIFT_COST: i32 = 50;

/// The value of beating beyond the cards: the seat that beats off an attack attacks next.
const INITIATIVE_VALUE: i32 = 65;

/// The cost to a defender of a rank that was not on the table yet: others can add it.
const NEW_RANK: i32 = 15;

/// The value of transferring an attack, beyond the cards. With two seats the other may well transfer it back; with
/// more, another seat is left with it.
const PASSED_BACK: i32 = 30;
const PASSED_ON: i32 = 100;

/// Worse than anything else.
const HOPELESS: i32 = -1_000_000;

/// The action with the highest evaluation; among equals the first.
pub(super) fn best(view: &View, legal: &[Action]) -> Option<Action> {
    best_rated(legal, &rate(view, legal)?)
}

/// How good each action looks.
pub(super) fn rate(view: &View, legal: &[Action]) -> Option<Vec<i32>> {
    let hand = view.hand(view.actor()?).cards();
    let scale = Scale::from_view(view);
    Some(legal.iter().map(|&action| score(view, scale, hand, action)).collect())
}

fn score(view: &View, scale: Scale, hand: CardSet, action: Action) -> i32 {
    match action {
        Action::Attack(card) => {
            let left = hand.without(card);
            scale.hand(left) + attack(view.public.phase, scale, left, card)
        }
        Action::Pass => scale.hand(hand),
        // Bots always play on.
        Action::Next => 0,
        Action::Finish => HOPELESS,
        Action::Beat { attack, with } => beat(view, scale, hand, attack, with),
        Action::Transfer(card) => scale.hand(hand.without(card)) + transfer_value(view),
        // Showing costs no card.
        Action::Show(_) => scale.hand(hand) + transfer_value(view),
        Action::Take => scale.hand(hand.or(view.public.bout.lying())),
    }
}

fn attack(phase: Phase, scale: Scale, left: CardSet, card: Card) -> i32 {
    match phase {
        Phase::Lead(_) => FOLLOW_UP_VALUE * i32::from(left.of_rank(card.rank()).len()),
        Phase::AddAfterTake(_) => -scale.card(card) * GIFT_COST / 100,
        _ => scale.burden * PRESSURE / 100,
    }
}

fn transfer_value(view: &View) -> i32 {
    if view.public.playing.len() == 2 { PASSED_BACK } else { PASSED_ON }
}

/// Beating one card costs all the cards that the whole defence needs.
fn beat(view: &View, scale: Scale, hand: CardSet, attack: Card, with: Card) -> i32 {
    let others = view.public.bout.open().filter(|&open| open != attack);
    let left = others.into_iter().try_fold(hand.without(with), |left, open| {
        scale.cheapest_beat(left, open).map(|card| left.without(card))
    });
    // A seat that cannot beat everything takes at once, before more cards are added.
    let Some(left) = left else { return HOPELESS };
    let new_rank = CardSet::only(with).of_ranks_in(view.public.bout.lying()).is_empty();
    scale.hand(left) + INITIATIVE_VALUE - if new_rank { NEW_RANK } else { 0 }
}
