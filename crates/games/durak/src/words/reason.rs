//! The reasons for hints.

use super::text::reasons;
use crate::{Action, Phase, View};
use mallard_engine::cards::{Card, CardSet, Rank, Suit};
use mallard_words::{Lang, TextContext};

/// Why the hint suggests `action`.
pub(super) fn reason(view: &View, offers: &[Action], action: Action, say: &TextContext) -> String {
    let words = reasons(say.lang);
    let hand = view.actor().map_or(CardSet::EMPTY, |seat| view.hand(seat).cards());
    let defender = say.name(view.public.bout.defender);
    let next = view.next_after(view.public.bout.defender).map_or("", |seat| say.name(seat));
    let reason = match action {
        Action::Take if !can_beat_all(view, offers) => words.cannot,
        Action::Next | Action::Finish => words.again,
        Action::Take if needs_trump(view, offers) => words.too_dear,
        Action::Take => words.too_good,
        Action::Attack(card) => match view.public.phase {
            Phase::AddAfterTake(_) => return (words.rid)(defender),
            Phase::More(_) | Phase::Add(_) => return (words.presses)(defender),
            _ if hand.of_rank(card.rank()).len() > 1 => words.follows,
            _ if is_lowest(view, hand, card) => words.lowest,
            _ => best(view, say.lang),
        },
        Action::Beat { attack, with } => beating(view, offers, attack, with, say.lang),
        Action::Pass if all_trumps(view, offers) => words.only_trumps_fit,
        Action::Pass if matches!(view.public.phase, Phase::AddAfterTake(_)) => {
            return (words.gift)(defender);
        }
        Action::Pass => words.keeps,
        Action::Transfer(_) => return (words.passes_on)(next),
        Action::Show(_) => return (words.shows)(next),
    };
    reason.to_owned()
}

/// Is the deal so near its end that the hint searches every line of play to the end?
fn is_ending(view: &View) -> bool {
    view.public.playing.len() == 2 && view.stock.len() <= 1
}

/// The cards that beat the attack card `beaten`.
fn beaters(offers: &[Action], beaten: Card) -> impl Iterator<Item = Card> + '_ {
    offers.iter().filter_map(move |&action| match action {
        Action::Beat { attack, with } if attack == beaten => Some(with),
        _ => None,
    })
}

fn can_beat_all(view: &View, offers: &[Action]) -> bool {
    view.public.bout.open().all(|attack| beaters(offers, attack).next().is_some())
}

/// Can only trumps beat some plain attack card?
fn needs_trump(view: &View, offers: &[Action]) -> bool {
    let trump = view.public.trump_suit();
    let plain = view.public.bout.open().filter(|attack| attack.suit() != trump);
    plain.into_iter().any(|attack| beaters(offers, attack).all(|with| with.suit() == trump))
}

/// Are the cards that fit all trumps?
fn all_trumps(view: &View, offers: &[Action]) -> bool {
    let trump = view.public.trump_suit();
    offers.iter().all(|&action| match action {
        Action::Attack(card) => card.suit() == trump,
        _ => true,
    })
}

/// Is no card in `hand` lower? A trump is higher than all other cards.
fn is_lowest(view: &View, hand: CardSet, card: Card) -> bool {
    let trump = view.public.trump_suit();
    hand.iter().all(|other| card_value(other, trump) >= card_value(card, trump))
}

/// The value to compare cards by: a trump is higher than all other cards.
fn card_value(card: Card, trump: Suit) -> (bool, Rank) {
    (card.suit() == trump, card.rank())
}

fn beating(view: &View, offers: &[Action], attack: Card, with: Card, lang: Lang) -> &'static str {
    let words = reasons(lang);
    let trump = view.public.trump_suit();
    let cheapest =
        beaters(offers, attack).all(|other| card_value(other, trump) >= card_value(with, trump));
    let trumped = with.suit() == trump && attack.suit() != trump;
    match (cheapest, trumped) {
        (true, true) => words.only_trump,
        (true, false) => words.cheapest,
        _ if !CardSet::only(with).of_ranks_in(view.public.bout.lying()).is_empty() => {
            words.known_rank
        }
        _ => words.lower_later,
    }
}

/// The reason where nothing on the table shows one.
fn best(view: &View, lang: Lang) -> &'static str {
    let words = reasons(lang);
    if is_ending(view) { words.ending } else { words.better_hand }
}
