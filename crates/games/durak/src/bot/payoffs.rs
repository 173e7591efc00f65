//! The payoff of a rollout, for a search.
//!
//! Nearly all rollouts end long before the deal does. Then the evaluation of the hands ([`super::hand_value`]) gives
//! each seat's probability of being out before each other.

use super::super::{Durak, Phase, State};
use super::hand_value::HandValue;
use super::quick::lowest_that_does;
use mallard_engine::search::Payoffs;
use mallard_engine::{Game, MAX_SEATS, Seat};
use std::cmp::Ordering;

const MAX_PAYOFF: i32 = 1000;

/// The payoff at `end` of a rollout that began at `start`.
pub(super) fn payoffs(start: &State, end: &State) -> Payoffs {
    let is_on = |state: &State| state.public.score.deals == start.public.score.deals;
    if !is_on(end) {
        return ended(start, end);
    }
    // Hands can be compared only between two bouts.
    let mut end = end.clone();
    while is_on(&end) {
        let seat = match end.public.phase {
            Phase::More(seat) | Phase::Add(seat) | Phase::AddAfterTake(seat) => seat,
            Phase::Defend => end.public.bout.defender,
            Phase::Lead(_) | Phase::Between(_) | Phase::Over => break,
        };
        let action = lowest_that_does(&end, seat);
        Durak::take_step(&mut end, seat, action, &mut ());
    }
    if is_on(&end) { evaluate_hands(&end) } else { ended(start, &end) }
}

/// The payoff when the deal is over.
fn ended(start: &State, end: &State) -> Payoffs {
    let mut worth = [0; MAX_SEATS];
    let by_wins = start.public.counts_wins();
    for seat in Seat::all(start.public.seats) {
        let at = seat.index();
        worth[at] = if by_wins {
            match end.public.score.wins[at] - start.public.score.wins[at] {
                0 if end.public.score.wins == start.public.score.wins => MAX_PAYOFF / 2,
                0 => 0,
                _ => MAX_PAYOFF,
            }
        } else {
            of_place(
                end.public.score.places[at] - start.public.score.places[at],
                start.public.seats,
            )
        };
    }
    worth
}

/// With three seats or more, each wants to be out before each other; the fool is before no seat.
fn of_place(place: u16, seats: u8) -> i32 {
    MAX_PAYOFF * (i32::from(seats) - i32::from(place)) / (i32::from(seats) - 1)
}

/// The payoff between two bouts: how many of its opponents each seat will probably be out before; with teams, its side
/// together.
#[expect(clippy::cast_possible_truncation, clippy::cast_precision_loss, reason = "from 0 to 1000")]
fn evaluate_hands(state: &State) -> Payoffs {
    let promise = HandValue::from_state(state);
    let hopes = Seat::all(state.public.seats).map(|seat| promise.hope(state, seat));
    let mut of = [0.0; MAX_SEATS];
    for (of, hope) in of.iter_mut().zip(hopes) {
        *of = hope;
    }
    let mut worth = [0; MAX_SEATS];
    for seat in Seat::all(state.public.seats) {
        let side = state.public.side(seat);
        let (mut sum, mut pairs) = (0.0, 0.0);
        for own in side {
            for other in Seat::all(state.public.seats).filter(|&other| !side.has(other)) {
                sum += before(state, &of, own, other);
                pairs += 1.0;
            }
        }
        worth[seat.index()] = (sum / pairs * MAX_PAYOFF as f32) as i32;
    }
    worth
}

/// The probability that `own` is out before `other`.
fn before(state: &State, hopes: &[f32; MAX_SEATS], own: Seat, other: Seat) -> f32 {
    let playing = state.public.playing;
    match (playing.has(own), playing.has(other)) {
        (true, true) => {
            let ahead = hopes[own.index()] - hopes[other.index()];
            0.5 + 0.5 * ahead / (1.0 + ahead.abs())
        }
        (true, false) => 0.0,
        (false, true) => 1.0,
        (false, false) => {
            let places = state.public.places;
            match places[own.index()].cmp(&places[other.index()]) {
                Ordering::Less => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Greater => 0.0,
            }
        }
    }
}
