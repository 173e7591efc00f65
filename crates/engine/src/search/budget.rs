//! The budget of a search.

use crate::Game;

/// The budget of a search. It is counted, never timed: the same view and the same random numbers give the same action
/// on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchBudget {
    /// The number of iterations, each with another determinization.
    pub iterations: u32,
    /// The most decisions of a rollout beyond the tree.
    pub beyond: u32,
    /// The exploration constant, in thousandths of the whole range of [`Payoffs`](super::Payoffs).
    pub curiosity: u32,
    /// In the tree, one in this many decisions of the other seats goes by habit; `None` if the search optimises all of
    /// them.
    pub habit_of: Option<u32>,
}

impl SearchBudget {
    /// A budget whose rollouts play the match to its end.
    pub const fn to_the_end<G: Game>(iterations: u32) -> Self {
        Self { iterations, beyond: G::MAX_STEPS, curiosity: 700, habit_of: None }
    }
}
