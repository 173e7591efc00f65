//! A patient beginner for each game on the list, as a baseline for bots: by the visible cards, without memory and
//! without search.

use mallard::engine::Game;
use std::any::Any;

/// The beginner of a game; `None` if the arguments are of another game.
type Beginner<G> = fn(&<G as Game>::View, &[<G as Game>::Action]) -> Option<<G as Game>::Action>;

macro_rules! beginners {
    ($($id:ident, $feature:literal => $folder:ident::$game:ident,)+) => {
        $(
            #[cfg(feature = $feature)]
            mod $folder;
        )+

        /// The beginner's choice from `legal`; `None` in a game for which there is no beginner.
        pub fn patient<G: Game>(view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
            let players: &[Beginner<G>] = &[$(
                #[cfg(feature = $feature)]
                |view, legal| by::<G, _, _>($folder::patient, view, legal),
            )+];
            players.iter().find_map(|player| player(view, legal))
        }
    };
}
mallard::each_game!(beginners);

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
#[cfg_attr(not(feature = "games"), allow(dead_code, reason = "beginners of other games use it"))]
fn best<A: Copy>(legal: &[A], worth: impl Fn(A) -> i32) -> A {
    // Among equals `max_by_key` gives the last.
    legal.iter().rev().copied().max_by_key(|&action| worth(action)).unwrap_or(legal[0])
}
