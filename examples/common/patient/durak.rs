//! Durak as a careful beginner plays it.

use mallard::engine::cards::Card;
use mallard::games::durak::{Action, Phase, View};

/// The lowest card that will do, plain suits first. It adds no trump while there are cards to draw,
/// and never transfers the attack.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    let price = |card: Card| (card.suit() == view.public.trump_suit(), card.rank());
    let can_beat = |open| {
        legal.iter().any(|action| matches!(action, Action::Beat { attack, .. } if *attack == open))
    };
    let adds = !matches!(view.public.phase, Phase::Lead(_));
    let taken = view.public.bout.open().any(|open| !can_beat(open));
    let fits = |action: &Action| match *action {
        Action::Attack(card) => !adds || view.stock.is_empty() || !price(card).0,
        Action::Beat { attack, .. } => !taken && view.public.bout.open().next() == Some(attack),
        _ => false,
    };
    let cost = |action: &Action| match *action {
        Action::Attack(card) | Action::Beat { with: card, .. } => Some(price(card)),
        _ => None,
    };
    let lowest = legal.iter().copied().filter(fits).min_by_key(cost);
    let none = if matches!(view.public.phase, Phase::Defend) { Action::Take } else { Action::Pass };
    lowest.unwrap_or(none)
}
