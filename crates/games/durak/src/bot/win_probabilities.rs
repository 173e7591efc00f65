//! The probable result of a match for every seat, by rollouts.

use super::super::{DealResult, Durak, Length, MOST_SEATS, State, Stock, View};
use mallard_engine::search::{Payoffs, mean, play_on, shares};
use mallard_engine::{GameView, MAX_SEATS, Rng, Seat};

/// Rollouts are cheap here: run this many times as many.
const ROLLOUT_FACTOR: u32 = 4;

/// Is the match a single deal that only looks for its fool (DUR-16)?
pub(super) fn is_for_the_fool(view: &View) -> bool {
    view.public.options.length == Length::Deals(1)
        && view.public.seats > 2
        && !view.public.options.teams
}

/// The mean result of `lines` rollouts, from a view that sees all hands. Each rollout plays the deal out with another
/// stock; later deals are decided at random.
pub(super) fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
    let cards = match &view.stock {
        Stock::Seen(cards) => u8::try_from(cards.len()).unwrap_or(u8::MAX),
        Stock::Hidden(cards) => *cards,
    };
    let view = View { stock: Stock::Hidden(cards), ..view.clone() };
    let mut actions = Vec::new();
    mean(ROLLOUT_FACTOR * lines, || {
        let mut state = view.determinize(rng);
        play_on::<Durak>(&mut state, None, &mut actions, rng);
        while !is_over(&state) {
            count_any_deal(&mut state, rng);
        }
        Some(if is_for_the_fool(&view) { spared(&state) } else { shares(&state.public.standing()) })
    })
}

/// Is no later deal certain? An open match may end after each deal.
fn is_over(state: &State) -> bool {
    state.public.options.length == Length::Open
        || state.public.score.match_over(state.public.options.length)
}

/// Counts a deal in which every seat was equally likely to be out first.
fn count_any_deal(state: &mut State, rng: &mut Rng) {
    let mut order: Vec<Seat> = Seat::all(state.public.seats).collect();
    rng.shuffle(&mut order);
    let mut places = [0; MOST_SEATS];
    for (&seat, place) in order.iter().zip(1..) {
        places[seat.index()] = place;
    }
    let by_wins = state.public.counts_wins();
    let result = match order[..] {
        [first, ..] if by_wins => DealResult::Won(state.public.side(first)),
        [.., last] => DealResult::Fool(last),
        [] => DealResult::Drawn,
    };
    state.public.score.count(result, places);
}

/// All seats but the fool; a draw has no fool.
fn spared(state: &State) -> Payoffs {
    let mut worth = [0; MAX_SEATS];
    for seat in
        Seat::all(state.public.seats).filter(|seat| state.public.score.fools[seat.index()] == 0)
    {
        worth[seat.index()] = 1_000;
    }
    worth
}
