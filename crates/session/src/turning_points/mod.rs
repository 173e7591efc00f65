//! The turning points of a match, as judged by a bot that sees all hands. The search starts only when
//! the match is over.

mod evaluator;
mod positions;
mod search;

use self::evaluator::DynEvaluator;
use self::positions::Positions;
pub use self::search::EvaluationRequest;
use self::search::SwingSearch;
use mallard_engine::{Seat, Table};
use mallard_words::GameText;
use std::ops::Range;

/// A decision, or several at once, that changed much.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The decisions that made it, counted from 0: the last one, and the hidden ones before it.
    pub steps: Range<usize>,
    /// The seat for which most changed.
    pub seat: Seat,
    /// How likely that seat was to win, or to be spared, before, in per cent.
    pub before: u8,
    /// The same after, in per cent.
    pub after: u8,
}

/// The search for the turning points, one evaluation at a time.
#[derive(Debug)]
pub struct TurningPointSearch {
    positions: Box<dyn DynEvaluator>,
    seek: SwingSearch,
}

impl TurningPointSearch {
    /// Begins the search in a match that is over; `None` if it was not dealt.
    pub(super) fn begin<G: GameText>(table: &Table<G>) -> Option<Self> {
        let (positions, free) = Positions::replay(table)?;
        Some(Self { positions: Box::new(positions), seek: SwingSearch::new(free) })
    }

    /// The next evaluation; `None` once the search is done.
    pub fn next_request(&mut self) -> Option<EvaluationRequest> {
        self.seek.next()
    }

    pub fn evaluate(&mut self, request: EvaluationRequest) {
        self.seek.record_result(request, self.positions.evaluate(request));
    }

    /// The turning points that were found, in order.
    pub fn found(&self) -> Vec<TurningPoint> {
        let per_cent = |thousandths: i32| u8::try_from((thousandths + 5) / 10).unwrap_or(0);
        let point = |swing: search::Swing| {
            let seat = swing.affected_seat(self.positions.decider(swing.at).index());
            TurningPoint {
                steps: self.positions.steps(swing.at)..self.positions.steps(swing.at + 1),
                seat: Seat::new(u8::try_from(seat).unwrap_or(0)),
                before: per_cent(swing.before[seat]),
                after: per_cent(swing.after[seat]),
            }
        };
        self.seek.found().into_iter().map(point).collect()
    }
}
