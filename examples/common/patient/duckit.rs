//! Duckit as a patient beginner plays it.

use mallard::games::duckit::{Action, Card, View};

/// The highest card that does not win the trick, and a 4 where another wins it. It leads low, keeps
/// the Joker for a trick with a 4, and never collects 4s.
pub(super) fn patient(view: &View, legal: &[Action], _: bool) -> Action {
    let (ranking, trick) = (view.ranking(), view.public.trick);
    let led = trick.led(Card::suit);
    let power = |card: Card| led.map_or(0, |led| ranking.power(card, led));
    let highest = trick.plays().map(|(_, card)| power(card)).max().unwrap_or(0);
    let height = |card: Card| {
        let trump = card.suit().is_some() && card.suit() == ranking.trump();
        card.rank().map_or(0, |rank| i32::from(ranking.height(rank)) + if trump { 8 } else { 0 })
    };
    let is_dear = trick.cards().iter().any(Card::is_four);
    let last = trick.plays().count() == 2;
    let worth = |action: &Action| match *action {
        Action::Bank(card) if card.is_four() || card.is_joker() => -100,
        Action::Bank(card) => height(card),
        Action::Play(card) if card.is_joker() => {
            if is_dear {
                20
            } else {
                -50
            }
        }
        Action::Play(card) if led.is_none() && card.is_four() => -40,
        Action::Play(card) if led.is_none() => -height(card),
        Action::Play(card) if power(card) < highest => {
            height(card) + if card.is_four() { 100 } else { 0 }
        }
        // It wins: gladly with the highest, if the trick is safe.
        Action::Play(card) if last && !is_dear && !card.is_four() => height(card) - 15,
        Action::Play(card) => -20 - height(card) - if card.is_four() { 10 } else { 0 },
    };
    legal.iter().copied().max_by_key(worth).unwrap_or(legal[0])
}
