//! Faults: the list in `docs/games/duckit.md`.

use super::super::{Action, Card, View};
use mallard_engine::Fault;

/// The number of the fault that this action of `legal` is. Most of what a beginner would avoid here is good for a seat
/// that wants all 4s, so the list is short.
pub(super) fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
    let (ranking, trick) = (view.ranking(), view.public.trick);
    let led = trick.led(Card::suit);
    let power = |card: Card| led.map_or(0, |led| ranking.power(card, led));
    let highest = trick.plays().map(|(_, card)| power(card)).max().unwrap_or(0);
    let is_last = trick.plays().count() == 2;
    let ducks = |action: &Action| matches!(*action, Action::Play(card) if power(card) <= highest);
    match action {
        Action::Bank(card) if card.is_joker() => Some(Fault::Plain(1)),
        Action::Play(card) if is_last && power(card) > highest => {
            let is_dear = card.is_four() || trick.cards().iter().any(Card::is_four);
            let has_none = view.fours(view.actor()?) == 0;
            (is_dear && has_none && legal.iter().any(ducks)).then_some(Fault::Unwise(10))
        }
        _ => None,
    }
}
