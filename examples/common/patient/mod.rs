//! Players of each game on the list who stand for people, as baselines for bots.
//!
//! `first` has just done the lesson: any legal action but faults (`Bot::fault`). `patient` is a careful beginner, without
//! memory and without search. `keen` is `patient` with memory, and takes the strongest bot's hint for one decision in ten.

use mallard::engine::{Bot, Game, Rng};
use std::any::Any;

/// The beginner of a game; `None` if the arguments are of another game.
type Beginner<G> =
    fn(&<G as Game>::View, &[<G as Game>::Action], bool) -> Option<<G as Game>::Action>;

macro_rules! beginners {
    ($($id:ident, $feature:literal => $folder:ident::$game:ident,)+) => {
        $(
            #[cfg(feature = $feature)]
            mod $folder;
        )+

        /// The patient beginner's choice from `legal`, with or without memory; `None` in a game for which there is no
        /// beginner.
        pub fn patient<G: Game>(
            view: &G::View,
            legal: &[G::Action],
            remembers: bool,
        ) -> Option<G::Action> {
            let players: &[Beginner<G>] = &[$(
                #[cfg(feature = $feature)]
                |view, legal, remembers| by::<G, _, _>($folder::patient, view, legal, remembers),
            )+];
            players.iter().find_map(|player| player(view, legal, remembers))
        }
    };
}
mallard::each_game!(beginners);

/// The choice of a player of one game; `None` if `legal` is of another game.
fn by<G: Game, V: 'static, A: Copy + PartialEq + 'static>(
    player: fn(&V, &[A], bool) -> A,
    view: &G::View,
    legal: &[G::Action],
    remembers: bool,
) -> Option<G::Action> {
    let view = (view as &dyn Any).downcast_ref()?;
    let actions: Option<Vec<A>> =
        legal.iter().map(|action| (action as &dyn Any).downcast_ref().copied()).collect();
    let actions = actions?;
    let chosen = player(view, &actions, remembers);
    let place = actions.iter().position(|&action| action == chosen)?;
    legal.get(place).copied()
}

/// The choice of a player who has just done the lesson: any action of `legal` but faults, all alike. `None` if
/// nothing is legal.
#[allow(dead_code, reason = "the tests of the bots do not use it")]
pub fn first<G: Bot>(view: &G::View, legal: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
    let is_sound = |action: &G::Action| G::fault(view, legal, *action).is_none();
    let sound: Vec<G::Action> = legal.iter().copied().filter(is_sound).collect();
    rng.pick(if sound.is_empty() { legal } else { &sound }).copied()
}

/// The action that is worth most; among equals the first.
#[cfg_attr(not(feature = "games"), allow(dead_code, reason = "beginners of other games use it"))]
fn best<A: Copy>(legal: &[A], worth: impl Fn(A) -> i32) -> A {
    // Among equals `max_by_key` gives the last.
    legal.iter().rev().copied().max_by_key(|&action| worth(action)).unwrap_or(legal[0])
}
