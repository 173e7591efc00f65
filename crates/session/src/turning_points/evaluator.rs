//! Evaluations of the positions of a match.

use super::search::EvaluationRequest;
use mallard_engine::Seat;
use mallard_engine::search::Payoffs;
use std::fmt;

/// The positions of a match, without the type of its game.
pub(super) trait DynEvaluator {
    /// How many decisions led to the position `at`.
    fn steps(&self, at: usize) -> usize;
    /// The seat that made the decision after the position `at`.
    fn decider(&self, at: usize) -> Seat;
    /// The result of an evaluation, however long that takes.
    fn evaluate(&self, request: EvaluationRequest) -> Option<Payoffs>;
}

// Not a bound of the trait: the program would then contain the text of every game's types.
impl fmt::Debug for dyn DynEvaluator {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("DynEvaluator")
    }
}
