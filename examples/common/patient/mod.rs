//! A patient beginner for each game, as a baseline for bots: by the visible cards, without memory and without search.

mod duck_and_cover;
mod duck_that_goose;
mod duckit;
mod durak;
mod quantum;

use mallard::engine::Game;
use std::any::Any;

/// The beginner's choice from `legal`; `None` in a game for which there is no beginner.
pub fn patient<G: Game>(view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
    by::<G, _, _>(durak::patient, view, legal)
        .or_else(|| by::<G, _, _>(duckit::patient, view, legal))
        .or_else(|| by::<G, _, _>(quantum::patient, view, legal))
        .or_else(|| by::<G, _, _>(duck_and_cover::patient, view, legal))
        .or_else(|| by::<G, _, _>(duck_that_goose::patient, view, legal))
}

/// The choice of a player of one game; `None` if `legal` is of another game.
fn by<G: Game, V: 'static, A: Copy + PartialEq + 'static>(
    player: fn(&V, &[A]) -> A,
    view: &G::View,
    legal: &[G::Action],
) -> Option<G::Action> {
    let view = (view as &dyn Any).downcast_ref()?;
    let actions: Option<Vec<A>> =
        legal.iter().map(|action| (action as &dyn Any).downcast_ref().copied()).collect();
    let actions = actions?;
    let chosen = player(view, &actions);
    let place = actions.iter().position(|&action| action == chosen)?;
    legal.get(place).copied()
}

/// The action that is worth most; among equals the first.
fn best<A: Copy>(legal: &[A], worth: impl Fn(A) -> i32) -> A {
    // Among equals `max_by_key` gives the last.
    legal.iter().rev().copied().max_by_key(|&action| worth(action)).unwrap_or(legal[0])
}
