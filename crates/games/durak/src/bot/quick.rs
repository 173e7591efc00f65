//! The rollout policy in a determinization: with bit masks, without a list of legal actions.

use super::super::{Action, Durak, Phase, State};
use mallard_engine::cards::{Card, CardSet};
use mallard_engine::{Game, Rng, Seat};

/// One in this many decisions is a random legal action, so that rollouts differ.
const ANY_OF: u32 = 4;

/// The rollout policy's choice for `seat`, which decides: usually the lowest sufficient card, sometimes any.
#[inline]
pub(super) fn quick(state: &State, seat: Seat, rng: &mut Rng) -> Action {
    if rng.next_below(ANY_OF) == 0 { any(state, seat, rng) } else { lowest_that_does(state, seat) }
}

fn any(state: &State, seat: Seat, rng: &mut Rng) -> Action {
    let hand = state.hand(seat);
    let (cards, none) = match state.public.phase {
        Phase::Defend => return any_answer(state, hand, rng),
        Phase::Add(_) | Phase::AddAfterTake(_) => (hand.of_ranks_in(state.public.bout.lying()), 1),
        Phase::More(_) => (state.more(hand), 1),
        Phase::Between(_) => return Action::Next,
        Phase::Lead(_) | Phase::Over => (hand, 0),
    };
    any_card(cards, none, rng).map_or(Action::Pass, Action::Attack)
}

/// The lowest sufficient card.
pub(super) fn lowest_that_does(state: &State, seat: Seat) -> Action {
    let hand = state.hand(seat);
    let card = match state.public.phase {
        Phase::Defend => return answer(state, hand),
        Phase::Add(_) | Phase::AddAfterTake(_) => {
            lowest_to_add(state, hand.of_ranks_in(state.public.bout.lying()))
        }
        Phase::More(_) => lowest_to_add(state, state.more(hand)),
        Phase::Between(_) => return Action::Next,
        Phase::Lead(_) | Phase::Over => lowest(state, hand),
    };
    card.map_or(Action::Pass, Action::Attack)
}

/// The lowest plain card, or the lowest trump in a hand of trumps.
#[inline]
fn lowest(state: &State, cards: CardSet) -> Option<Card> {
    let trumps = cards.of_suit(state.public.trump_suit());
    cards.minus(trumps).lowest().or_else(|| trumps.lowest())
}

/// The lowest card to add. While the stock lasts, no trump is added to an attack.
fn lowest_to_add(state: &State, fits: CardSet) -> Option<Card> {
    let trumps = fits.of_suit(state.public.trump_suit());
    let last = if state.stock.is_empty() { trumps } else { CardSet::EMPTY };
    fits.minus(trumps).lowest().or_else(|| last.lowest())
}

/// Transfers the attack if that costs no trump, beats the first open card as cheaply as possible,
/// or takes if any open card cannot be beaten.
fn answer(state: &State, hand: CardSet) -> Action {
    let trump = state.public.trump_suit();
    let passed_on = first_transfer(state, hand, |same| {
        let plain = same.minus(same.of_suit(trump)).lowest().map(Action::Transfer);
        same.of_suit(trump).lowest().map(Action::Show).into_iter().chain(plain)
    });
    if let Some(action) = passed_on {
        return action;
    }
    let mut first = None;
    for attack in state.public.bout.open() {
        let Some(with) = lowest(state, state.beaters(hand, attack)) else { return Action::Take };
        first = first.or(Some(Action::Beat { attack, with }));
    }
    first.unwrap_or(Action::Take)
}

fn any_answer(state: &State, hand: CardSet, rng: &mut Rng) -> Action {
    let passed_on =
        first_transfer(state, hand, |same| any_card(same, 1, rng).map(Action::Transfer));
    if let Some(action) = passed_on {
        return action;
    }
    let Some(attack) = state.public.bout.open().next() else { return Action::Take };
    let with = any_card(state.beaters(hand, attack), 1, rng);
    with.map_or(Action::Take, |with| Action::Beat { attack, with })
}

/// The first legal one of these ways to transfer the attack, given the cards of its rank.
fn first_transfer<I: IntoIterator<Item = Action>>(
    state: &State,
    hand: CardSet,
    ways: impl FnOnce(CardSet) -> I,
) -> Option<Action> {
    if !state.public.options.transfer || !state.public.bout.none_beaten() {
        return None;
    }
    let same = hand.of_rank(state.public.bout.attack_rank()?);
    let allowed =
        |action: &Action| Durak::check(state, state.public.bout.defender, *action).is_ok();
    ways(same).into_iter().find(allowed)
}

/// A random one of these cards, or `None` in `none` of the equally likely cases.
#[inline]
fn any_card(cards: CardSet, none: u32, rng: &mut Rng) -> Option<Card> {
    let cases = u32::from(cards.len()) + none;
    if cases == 0 {
        return None;
    }
    cards.iter().nth(rng.next_below(cases) as usize)
}
