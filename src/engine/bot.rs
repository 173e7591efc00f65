//! Bots: a view goes in, an action comes out.

use super::leading::leading;
use super::search::Payoffs;
use super::{Analysis, Game, Rng};
use std::fmt;

/// How many of the best actions a bot compares by rules of thumb.
const CLOSE: usize = 3;

/// How strong a bot plays. Strength is counted in what the bot does, never in time, so that tests
/// are exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The level's name in saves and texts.
    pub id: &'static str,
    /// How much too low the bot may rate an action by rules of thumb, in its game's own measure.
    pub error: u32,
    /// Does the bot use what an attentive player could remember (the `recall` part of a view)?
    pub recall: bool,
    /// How the bot makes its other decisions.
    pub mind: Strategy,
}

/// How a bot makes a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strategy {
    /// By chance alone.
    Any,
    /// By its game's rules of thumb, as the first bots did. These never change, because other bots
    /// are measured against them.
    Thumb,
    /// By looking ahead from at most this number of imagined positions.
    Search(u32),
}

impl Level {
    /// Plays any legal action.
    pub const RANDOM: Self = Self { id: "random", error: 0, recall: false, mind: Strategy::Any };

    /// Makes no mistakes, and remembers nothing.
    pub const POLICY: Self = Self { id: "policy", error: 0, recall: false, mind: Strategy::Thumb };

    /// The best that rules of thumb can do.
    pub const REFERENCE: Self =
        Self { id: "reference", error: 0, recall: true, mind: Strategy::Thumb };

    /// Levels that the table does not offer. They are there to measure others against.
    pub const YARDSTICKS: [Self; 3] = [Self::RANDOM, Self::POLICY, Self::REFERENCE];
}

/// A decision that the bot searches for step by step.
pub trait StepwiseSearch<A> {
    /// Is the search finished?
    fn is_over(&self) -> bool;

    /// Searches a little further, for example from one more imagined position. Call it only while
    /// the search is not over.
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

    /// The best action so far; `None` if the search cannot tell.
    fn action(&self) -> Option<A>;

    /// The actions compared, with [`StepwiseSearch::action`] first. Call it only once the search is over.
    fn analysis(&self) -> Analysis<A>;
}

// Not a bound of the trait: the program would then hold the text of every game's types.
impl<A> fmt::Debug for dyn StepwiseSearch<A> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Thinking")
    }
}

/// A decision, made or still in the making.
#[derive(Debug)]
pub enum Decision<A> {
    /// There was nothing to search for.
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

    /// How good each action of `legal` is by the rules of thumb of this level, in order; `None` if
    /// it cannot tell. The bot makes no mistake here, and `legal` has at least two actions.
    fn rate(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Option<Vec<i32>>;

    /// The action of `legal` that looks best by rules of thumb. The bot compares the few best, and
    /// can rate each of them too low. So a close second often looks best, and a blunder never.
    fn pick_by_heuristic(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Option<Self::Action> {
        let ratings = Self::rate(view, legal, level, rng)?;
        let mut best = None;
        for place in leading(&ratings, CLOSE) {
            let error = rng.below(level.error + 1).cast_signed();
            let rating = ratings[place].saturating_sub(error);
            if best.is_none_or(|(highest, _)| rating > highest) {
                best = Some((rating, place));
            }
        }
        best.map(|(_, place)| legal[place])
    }

    /// Begins the same choice by looking ahead, from at most `iterations` imagined positions.
    /// `None` if the game has no such bot: then [`Self::judge`] decides.
    fn search(
        _view: &Self::View,
        _legal: &[Self::Action],
        _level: Level,
        _iterations: u32,
        _chance: &mut Rng,
    ) -> Option<Decision<Self::Action>> {
        None
    }

    /// Begins to choose an action of `legal`, knowing nothing but `view`.
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

    /// Any action of `legal`.
    ///
    /// # Panics
    /// If `legal` is empty.
    fn any(legal: &[Self::Action], rng: &mut Rng) -> Self::Action {
        *rng.pick(legal).expect("a seat that decides can act")
    }

    /// Begins to look ahead, if this level does.
    fn look_ahead(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        rng: &mut Rng,
    ) -> Option<Decision<Self::Action>> {
        match level.mind {
            Strategy::Search(iterations) => Self::search(view, legal, level, iterations, rng),
            Strategy::Any | Strategy::Thumb => None,
        }
    }

    /// Chooses an action of `legal`, knowing nothing but `view`.
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

    /// How likely each seat is to win the match from here, or to be spared ([`Self::spares`]), as
    /// the mean of `lines` lines of play; `None` if the game cannot tell. `view` sees every hand:
    /// the hands are true, and each line draws later cards again.
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
