//! The decision of a bot, complete or still in progress.

use super::analysis::Analysis;
use std::fmt;

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
