//! Bots: a view in, an action out.

use super::search::Worth;
use super::{Chance, Game, Weighed};
use std::fmt::Debug;

/// How strong a bot plays. Counted in what it does, never in time, so that tests are exact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The name in saves and texts.
    pub id: &'static str,
    /// How many of a hundred decisions are made at random.
    pub slips: u32,
    /// Does it use what an attentive player could remember (the `recall` part of a view)?
    pub recall: bool,
    /// How it comes to the other decisions.
    pub mind: Mind,
}

/// How a bot comes to a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mind {
    /// By the rules of thumb of its game, as the first bots did. They stay as they are: others are measured
    /// against them.
    Thumb,
    /// By looking ahead, from so many imagined positions at most.
    Search(u32),
}

impl Level {
    /// Does anything that is allowed.
    pub const RANDOM: Self = Self { id: "random", slips: 100, recall: false, mind: Mind::Thumb };

    /// Never slips, and remembers nothing.
    pub const POLICY: Self = Self { id: "policy", slips: 0, recall: false, mind: Mind::Thumb };

    /// The best that rules of thumb can do.
    pub const REFERENCE: Self = Self { id: "reference", slips: 0, recall: true, mind: Mind::Thumb };

    /// Levels that are not offered at the table, to measure others against.
    pub const YARDSTICKS: [Self; 3] = [Self::RANDOM, Self::POLICY, Self::REFERENCE];
}

/// A decision that is looked for in steps.
pub trait Thinking<A>: Debug {
    /// Is there nothing more to look for?
    fn is_over(&self) -> bool;

    /// Looks on a little, such as at one more imagined position. Only while it is not over.
    fn step(&mut self);

    /// Looks on for so many steps. Is there nothing more to look for?
    fn go_on(&mut self, steps: u32) -> bool {
        for _ in 0..steps {
            if self.is_over() {
                break;
            }
            self.step();
        }
        self.is_over()
    }

    /// What looks best so far; nothing if that cannot be told.
    fn action(&self) -> Option<A>;

    /// What was compared, the [`Thinking::action`] first. Only once it is over.
    fn weighed(&self) -> Weighed<A>;
}

/// A decision, or one in the making.
#[derive(Debug)]
pub enum Thought<A> {
    /// There was nothing to look for.
    Made(A),
    /// It is looked for.
    Open {
        /// How.
        thinking: Box<dyn Thinking<A>>,
        /// What is done if that finds nothing.
        any: A,
    },
}

impl<A: Copy> Thought<A> {
    /// Looks on for so many steps; the decision, once it is made.
    pub fn go_on(&mut self, steps: u32) -> Option<A> {
        match self {
            Self::Made(action) => Some(*action),
            Self::Open { thinking, any } => {
                thinking.go_on(steps).then(|| thinking.action().unwrap_or(*any))
            }
        }
    }

    /// The decision, however long it takes.
    pub fn finish(mut self) -> A {
        loop {
            if let Some(action) = self.go_on(u32::MAX) {
                return action;
            }
        }
    }
}

/// A game that has somebody to play it.
pub trait Bot: Game {
    /// From weakest to strongest.
    const LEVELS: &'static [Level];

    /// The one of `legal` that looks best by rules of thumb to a bot of this level, which does not slip here
    /// and has at least two to choose from; none if it cannot tell.
    fn best(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        chance: &mut Chance,
    ) -> Option<Self::Action>;

    /// The same by looking ahead, from so many imagined positions at most. Nothing if the game has no such
    /// bot: then [`Self::best`] decides.
    fn search(
        _view: &Self::View,
        _legal: &[Self::Action],
        _level: Level,
        _iterations: u32,
        _chance: &mut Chance,
    ) -> Option<Thought<Self::Action>> {
        None
    }

    /// Begins to choose one of `legal`, which must not be empty, knowing nothing but `view`.
    ///
    /// # Panics
    /// If `legal` is empty.
    fn think(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        chance: &mut Chance,
    ) -> Thought<Self::Action> {
        let (any, slips) = Self::any_but_for_a_slip(legal, level, chance);
        if slips {
            return Thought::Made(any);
        }
        Self::look_ahead(view, legal, level, chance)
            .unwrap_or_else(|| Thought::Made(Self::best(view, legal, level, chance).unwrap_or(any)))
    }

    /// Any of `legal`, which must not be empty, and whether a bot of this level does that without a thought: it slips,
    /// or there is nothing else.
    ///
    /// # Panics
    /// If `legal` is empty.
    fn any_but_for_a_slip(
        legal: &[Self::Action],
        level: Level,
        chance: &mut Chance,
    ) -> (Self::Action, bool) {
        let any = *chance.pick(legal).expect("a seat that decides can act");
        (any, legal.len() == 1 || chance.below(100) < level.slips)
    }

    /// Begins to look ahead, if this level does.
    fn look_ahead(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        chance: &mut Chance,
    ) -> Option<Thought<Self::Action>> {
        match level.mind {
            Mind::Search(iterations) => Self::search(view, legal, level, iterations, chance),
            Mind::Thumb => None,
        }
    }

    /// Chooses one of `legal`, which must not be empty, knowing nothing but `view`.
    ///
    /// # Panics
    /// If `legal` is empty.
    fn choose(
        view: &Self::View,
        legal: &[Self::Action],
        level: Level,
        chance: &mut Chance,
    ) -> Self::Action {
        Self::think(view, legal, level, chance).finish()
    }

    /// Whether to use one of `legal` while the match waits for others, and which. `view` is that
    /// of a seat that may act and need not.
    fn interrupt(
        _view: &Self::View,
        _legal: &[Self::Action],
        _level: Level,
        _chance: &mut Chance,
    ) -> Option<Self::Action> {
        None
    }

    /// How likely each seat is to win a match that stands like this, or to be spared ([`Self::spares`]), as the mean of
    /// so many lines of play; nothing where that cannot be told. The view is everybody's: what lies in hands is
    /// true, and what is drawn later is drawn anew in each line.
    fn prospects(view: &Self::View, lines: u32, chance: &mut Chance) -> Option<Worth>;

    /// Does this match only look for one who lost, so that all others come out alike?
    fn spares(_view: &Self::View) -> bool {
        false
    }

    /// The level of this name, if the game has it.
    fn level(id: &str) -> Option<Level> {
        Self::LEVELS.iter().copied().find(|level| level.id == id)
    }
}
