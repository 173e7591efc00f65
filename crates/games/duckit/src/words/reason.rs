//! The reasons for hints.

use super::text::reasons;
use crate::{Action, Card, SEATS, View};
use mallard_engine::Seat;
use mallard_words::TextContext;

/// Why the hint suggests `action`.
pub(super) fn reason(view: &View, action: Action, say: &TextContext) -> String {
    let words = reasons(say.lang);
    match (action, view.actor()) {
        (Action::Bank(card), _) if card.is_four() => words.banked_four.to_owned(),
        (Action::Play(Card::JOKER), _) => words.never_wins.to_owned(),
        (Action::Play(card), Some(seat)) => playing(view, seat, card, say),
        (Action::Bank(card), Some(seat)) => in_hand(view, seat, card, say).to_owned(),
        _ => words.tried.to_owned(),
    }
}

/// How the trick ends with `card`, or how it seems to end.
fn playing(view: &View, seat: Seat, card: Card, say: &TextContext) -> String {
    let words = reasons(say.lang);
    let mut trick = view.public.trick;
    trick.lay(seat, card);
    let (fours, complete) = (!trick.cards().fours().is_empty(), trick.is_complete(SEATS));
    match view.ranking().winner(&trick) {
        Some(winner) if winner == seat && complete => {
            if fours { words.wins_fours } else { words.no_four }.to_owned()
        }
        Some(winner) if winner != seat && fours => {
            let sentence = if complete { words.four_to } else { words.four_to_so_far };
            sentence(say.name(winner))
        }
        Some(winner) if winner != seat => (words.loses)(say.name(winner)),
        _ => in_hand(view, seat, card, say).to_owned(),
    }
}

/// The place of a card among those of its suit in the hand.
fn in_hand(view: &View, seat: Seat, card: Card, say: &TextContext) -> &'static str {
    let (words, ranking) = (reasons(say.lang), view.ranking());
    let Some(suit) = card.suit() else { return words.tried };
    let others = view.hand(seat).cards().of_suit(suit).without(card);
    if others.is_empty() {
        words.only_of_suit
    } else if ranking.lower(card).and(others).is_empty() {
        words.lowest_of_suit
    } else if others.iter().all(|other| !ranking.lower(other).has(card)) {
        words.highest_of_suit
    } else {
        words.tried
    }
}
