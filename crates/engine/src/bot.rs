//! Bots: a view goes in, an action comes out.

use super::decision::Decision;
use super::leading::leading;
use super::level::{Level, Strategy};
use super::payoffs::Payoffs;
use super::search::{self, Search, SearchBudget};
use super::{GameView, Rng, Viewer};

/// How many of the best actions the heuristic compares.
const CLOSE: usize = 3;

/// A game that has bots. By default every level searches, by the functions of [`Search`].
pub trait Bot: Search {
    /// The levels, from weakest to strongest.
    const LEVELS: &'static [Level] = &[
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

    /// The best action of `legal` according to the heuristic with noise: each of the few highest evaluations may be too
    /// low. So the bot often plays a close second, and never a blunder.
    fn pick_by_heuristic(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Option<Self::Action> {
        let ratings = Self::rate(view, legal, level, rng)?;
        let mut best = None;
        for place in leading(&ratings, CLOSE) {
            let error = rng.next_below(level.error + 1).cast_signed();
            let rating = ratings[place].saturating_sub(error);
            if best.is_none_or(|(highest, _)| rating > highest) {
                best = Some((rating, place));
            }
        }
        best.map(|(_, place)| legal[place])
    }

    /// Begins the same choice by a search, with at most `iterations` determinizations. `None` if this decision needs no
    /// search: then [`Self::pick_by_heuristic`] decides.
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

    /// Begins to choose an action of `legal`, from `view` alone.
    ///
    /// # Panics
    /// If `legal` is empty.
    fn think(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Decision<Self::Action> {
        let any = Self::any(legal, rng);
        if legal.len() == 1 || level.mind == Strategy::Any {
            return Decision::Made(any);
        }
        Self::look_ahead(view, legal, level, rng).unwrap_or_else(|| {
            Decision::Made(Self::pick_by_heuristic(view, legal, level, rng).unwrap_or(any))
        })
    }

    /// A random action of `legal`.
    ///
    /// # Panics
    /// If `legal` is empty.
    fn any(legal: &[Self::Action], rng: &mut Rng) -> Self::Action {
        *rng.pick(legal).expect("a seat that decides can act")
    }

    /// Begins a search, if this level searches.
    fn look_ahead(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Option<Decision<Self::Action>> {
        match level.mind {
            Strategy::Search(iterations) => Self::search(view, legal, level, iterations, rng),
            Strategy::Any | Strategy::Heuristic => None,
        }
    }

    /// Chooses an action of `legal`, from `view` alone.
    ///
    /// # Panics
    /// If `legal` is empty.
    fn choose(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Self::Action {
        Self::think(view, legal, level, rng).finish()
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

    /// The level of this name, if the game has it.
    fn level(id: &str) -> Option<Level> {
        Self::LEVELS.iter().copied().find(|level| level.id == id)
    }
}
