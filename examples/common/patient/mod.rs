//! A patient beginner for each game, as a baseline for bots: by the visible cards, without memory and without search.

#[cfg(feature = "duck-and-cover")]
mod duck_and_cover;
#[cfg(feature = "duck-that-goose")]
mod duck_that_goose;
#[cfg(feature = "duckit")]
mod duckit;
#[cfg(feature = "durak")]
mod durak;
#[cfg(feature = "quantum")]
mod quantum;

use mallard::engine::Game;
use std::any::Any;

/// The beginner of a game; `None` if the arguments are of another game.
type Beginner<G> = fn(&<G as Game>::View, &[<G as Game>::Action]) -> Option<<G as Game>::Action>;

/// The beginner's choice from `legal`; `None` in a game for which there is no beginner.
pub fn patient<G: Game>(view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
    let players: &[Beginner<G>] = &[
        #[cfg(feature = "durak")]
        |view, legal| by::<G, _, _>(durak::patient, view, legal),
        #[cfg(feature = "duckit")]
        |view, legal| by::<G, _, _>(duckit::patient, view, legal),
        #[cfg(feature = "quantum")]
        |view, legal| by::<G, _, _>(quantum::patient, view, legal),
        #[cfg(feature = "duck-and-cover")]
        |view, legal| by::<G, _, _>(duck_and_cover::patient, view, legal),
        #[cfg(feature = "duck-that-goose")]
        |view, legal| by::<G, _, _>(duck_that_goose::patient, view, legal),
    ];
    players.iter().find_map(|player| player(view, legal))
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
