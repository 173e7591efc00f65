//! Bots: a view goes in, an action comes out.

use super::leading::leading;
use super::payoffs::Payoffs;
use super::{Analysis, Game, Rng};
use std::fmt;

/// How many of the best actions the heuristic compares.
const CLOSE: usize = 3;

/// How strong a bot plays. The strength depends on the amount of work, never on time, so that tests are exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The level's name in saves and texts.
    pub id: &'static str,
    /// The largest error of the heuristic, in its game's unit of evaluation.
    pub error: u32,
    /// Does the bot use an attentive player's memory (the `recall` part of a view)?
    pub recall: bool,
    /// How the bot makes its other decisions.
    pub mind: Strategy,
}

/// How a bot makes a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// At random.
    Any,
    /// By its game's heuristic, the first bots' strategy. It never changes, because it is the baseline for other bots.
    Heuristic,
    /// By a search over at most this number of determinizations.
    Search(u32),
}

impl Level {
    /// Plays a random legal action.
    pub const RANDOM: Self = Self { id: "random", error: 0, recall: false, mind: Strategy::Any };

    /// Makes no mistakes, and remembers nothing.
    pub const POLICY: Self =
        Self { id: "policy", error: 0, recall: false, mind: Strategy::Heuristic };

    /// The heuristic at its best.
    pub const REFERENCE: Self =
        Self { id: "reference", error: 0, recall: true, mind: Strategy::Heuristic };

    /// The baselines, which the table does not offer.
    pub const YARDSTICKS: [Self; 3] = [Self::RANDOM, Self::POLICY, Self::REFERENCE];
}

/// A decision that the bot searches for step by step.
pub trait StepwiseSearch<A> {
    /// Is the search finished?
    fn is_over(&self) -> bool;

    /// Makes one more step of the search, for example one more determinization. Call it only while the search is not
    /// over.
    fn step(&mut self);

    /// Searches for up to `steps` more steps. Is the search finished then?
    fn advance(&mut self, steps: u32) -> bool {
        for _ in 0..steps {
            if self.is_over() {
                break;
            }
            self.step();
        }
        self.is_over()
    }

    /// The best action so far; `None` if the search has none.
    fn action(&self) -> Option<A>;

    /// The actions compared, with [`StepwiseSearch::action`] first. Call it only once the search is over.
    fn analysis(&self) -> Analysis<A>;
}

// Not a bound of the trait: the program would then contain the text of every game's types.
impl<A> fmt::Debug for dyn StepwiseSearch<A> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("StepwiseSearch")
    }
}

/// A decision, complete or still in progress.
#[derive(Debug)]
pub enum Decision<A> {
    /// No search was needed.
    Made(A),
    /// The search is under way.
    Open {
        /// The search.
        thinking: Box<dyn StepwiseSearch<A>>,
        /// The action to play if the search finds none.
        any: A,
    },
}

impl<A: Copy> Decision<A> {
    /// Searches for up to `steps` more steps, and returns the decision once it is made.
    pub fn advance(&mut self, steps: u32) -> Option<A> {
        match self {
            Self::Made(action) => Some(*action),
            Self::Open { thinking, any } => {
                thinking.advance(steps).then(|| thinking.action().unwrap_or(*any))
            }
        }
    }

    /// Searches to the end, however long it takes, and returns the decision.
    pub fn finish(mut self) -> A {
        loop {
            if let Some(action) = self.advance(u32::MAX) {
                return action;
            }
        }
    }
}

/// A game that has bots.
pub trait Bot: Game {
    /// The levels, from weakest to strongest.
    const LEVELS: &'static [Level];

    /// The heuristic evaluation of each action of `legal` at this level, in order; `None` if the game has none. It
    /// contains no error, and `legal` has at least two actions.
    fn rate(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Option<Vec<i32>>;

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

    /// Begins the same choice by a search, with at most `iterations` determinizations. `None` if the game has no such
    /// bot: then [`Self::pick_by_heuristic`] decides.
    fn search(
        _view: &Self::View,
        _legal: &[Self::Action],
        _level: Level,
        _iterations: u32,
        _chance: &mut Rng,
    ) -> Option<Decision<Self::Action>> {
        None
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
    fn win_probabilities(view: &Self::View, lines: u32, rng: &mut Rng) -> Option<Payoffs>;

    /// Does this match only look for a single loser, so that all others share the same result?
    fn spares_all_but_one(_view: &Self::View) -> bool {
        false
    }

    /// The level of this name, if the game has it.
    fn level(id: &str) -> Option<Level> {
        Self::LEVELS.iter().copied().find(|level| level.id == id)
    }
}
