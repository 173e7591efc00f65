//! All allowed actions.

use super::Action;
use super::action::Order;
use super::check::may_decline;
use super::kind::{Class, KINDS, Kind};
use super::state::{Phase, State};
use super::target::asks_for_card;
use super::task::{Task, TaskStep};
use mallard_engine::Seat;

/// Lists every action `seat` may play, each once, in a fixed order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.public.phase {
        Phase::Peek(waiting) if waiting.has(seat) => peeks(state, seat, actions),
        Phase::Peek(_) | Phase::Over => {}
        Phase::Play => {
            if let Some(task) = state.public.task().filter(|task| task.decider == seat) {
                decisions(state, task, actions);
            }
            if state.ripe_holder() == Some(seat) {
                interrupts(state, actions);
            }
        }
    }
}

/// The actions that the holder of Ripe can take at any moment (DTG-31).
fn interrupts(state: &State, actions: &mut Vec<Action>) {
    if state.ripe_to_turn_up().is_some() {
        actions.push(Action::TurnUpRipe);
    }
    if state.ripe_to_use().is_some() {
        actions.push(Action::UseRipe);
    }
}

/// Every pair of the seat's cards (DTG-4).
fn peeks(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let slots = u8::try_from(state.ranges.range(seat).len()).unwrap_or(0);
    for first in 0..slots {
        actions.extend((first + 1..slots).map(|second| Action::Peek([first, second])));
    }
}

fn decisions(state: &State, task: Task, actions: &mut Vec<Action>) {
    match task.step {
        TaskStep::Open => open(state, task, actions),
        TaskStep::Keep => {
            actions.push(Action::Add);
            if !state.holds_chase() {
                actions.push(Action::Discard);
            }
        }
        TaskStep::Look | TaskStep::Act(_) => actions.push(Action::Do),
        TaskStep::Arrange(count) => actions.extend(Order::all(count).map(Action::Arrange)),
        TaskStep::Control => seats_but(state, task.you, actions),
        TaskStep::Bus => seats_but(state, task.range, actions),
        TaskStep::Name => actions.extend(Kind::copied().map(Action::Name)),
        TaskStep::Birds(first) => {
            let kinds = kinds_in_pile(state);
            for to in
                Seat::all(state.public.seats).filter(|&to| first.is_none_or(|gift| gift.to != to))
            {
                let there = Kind::ALL.into_iter().filter(|&kind| kinds[kind as usize]);
                actions.extend(there.map(|kind| Action::Give { to, kind }));
            }
        }
        TaskStep::Direction(_) => actions.extend([Action::Left, Action::Right]),
        TaskStep::LastQuestion | TaskStep::Due(_) => {}
        step => {
            debug_assert!(asks_for_card(step), "{step:?} has its own answers");
            actions.extend(state.targets(task).map(Action::Card));
        }
    }
    if may_decline(task) {
        actions.push(Action::Decline);
    }
}

/// Draw or take; without a card to draw or take, turn one up (DTG-8, DTG-12).
fn open(state: &State, task: Task, actions: &mut Vec<Action>) {
    if state.can_draw() && !state.chase_lies_open() {
        actions.push(Action::Draw);
    }
    if !state.pile.is_empty() {
        actions.push(Action::Take);
    }
    if actions.is_empty() {
        actions.extend(state.targets(task).map(Action::Card));
    }
}

fn seats_but(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let others = Seat::all(state.public.seats).filter(|&other| other != seat);
    actions.extend(others.map(Action::Seat));
}

/// The yellow kinds in the discard pile.
fn kinds_in_pile(state: &State) -> [bool; KINDS] {
    let mut kinds = [false; KINDS];
    for card in state.pile.iter().filter(|card| card.kind.class() == Class::Yellow) {
        kinds[card.kind as usize] = true;
    }
    kinds
}
