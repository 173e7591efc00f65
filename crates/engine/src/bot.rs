//! Bots: a view goes in, an action comes out.

use super::decision::Decision;
use super::fault::Fault;
use super::level::{Level, Strategy};
use super::payoffs::Payoffs;
use super::search::{self, Search, SearchBudget};
use super::{GameView, Rng, Viewer};

/// A game that has bots: a [`Level`] plays it by these functions. By default every level searches, by the functions of
/// [`Search`].
pub trait Bot: Search {
    /// The levels, from weakest to strongest.
    const LEVELS: &'static [Level] = &[
        Level { id: "hatchling", error: 0, recall: true, mind: Strategy::Search(4) },
        Level { id: "duckling", error: 0, recall: true, mind: Strategy::Search(12) },
        Level { id: "dabbler", error: 0, recall: true, mind: Strategy::Search(100) },
        Level { id: "diver", error: 0, recall: true, mind: Strategy::Search(800) },
    ];

    /// The heuristic evaluation of each action of `legal` at this level, in order; `None` if the game has none. It
    /// contains no error, and `legal` has at least two actions.
    fn rate(
        _view: &Self::View,
        _legal: &[Self::Action],
        _level: Level,
        _chance: &mut Rng,
    ) -> Option<Vec<i32>> {
        None
    }

    /// The fault that this action of `legal` is, if it is one.
    fn fault(_view: &Self::View, _legal: &[Self::Action], _action: Self::Action) -> Option<Fault> {
        None
    }

    /// Begins to search for an action of `legal`, with at most `iterations` determinizations. `None` if this decision
    /// needs no search: then [`Self::rate`] decides.
    fn search(
        view: &Self::View,
        legal: &[Self::Action],
        _level: Level,
        iterations: u32,
        rng: &mut Rng,
    ) -> Option<Decision<Self::Action>> {
        let Viewer::Seat(seat) = view.viewer() else { return None };
        let budget = SearchBudget::to_the_end::<Self>(iterations);
        Some(search::think::<Self>(view, seat, budget, *legal.first()?, rng))
    }

    /// The action of `legal` with which the bot interrupts while the match waits for others, if it
    /// does. `view` belongs to a seat that may act but need not.
    fn interrupt(
        _view: &Self::View,
        _legal: &[Self::Action],
        _level: Level,
        _chance: &mut Rng,
    ) -> Option<Self::Action> {
        None
    }

    /// The probability of each seat to win the match from here, or not to lose it ([`Self::spares_all_but_one`]), as
    /// the mean of `lines` rollouts; `None` if the game has no estimate. `view` contains every hand: the hands are
    /// true, and each rollout draws later cards again.
    fn win_probabilities(view: &Self::View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
        search::win_probabilities::<Self>(view, lines, None, rng)
    }

    /// Does this match only look for a single loser, so that all others share the same result?
    fn spares_all_but_one(_view: &Self::View) -> bool {
        false
    }
}
