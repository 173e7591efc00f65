//! Finds where a match turned, with few evaluations: first some positions spread over it, then always the middle of the
//! interval with the largest change, and last a refined evaluation of the steps that seem to matter.

use mallard_engine::MAX_SEATS;
use mallard_engine::search::Payoffs;

const FIRST_EVALUATIONS: usize = 33;
/// Before the last, refined evaluations.
const MAX_EVALUATIONS: usize = 96;

const ROLLOUTS: u32 = 64;
const REFINED_ROLLOUTS: u32 = 256;

const REFINED_STEPS: usize = 8;

const MAX_TURNING_POINTS: usize = 5;
/// In thousandths.
const MIN_SWING: i32 = 60;

/// Changes that differ by no more than this are nearly equal, in thousandths.
const SWING_TOLERANCE: i32 = 10;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EvaluationRequest {
    /// The position: 0 is the deal, 1 is after the first step.
    pub(super) at: usize,
    pub(super) rollouts: u32,
}

/// A step that changed much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Swing {
    /// The position before the step.
    pub(super) at: usize,
    pub(super) before: Payoffs,
    pub(super) after: Payoffs,
}

/// The result of the evaluations of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum EvaluationState {
    #[default]
    Never,
    /// The answer is unknown.
    Nothing,
    Roughly(Payoffs),
    Closely(Payoffs),
}

/// The search: it requests evaluations and receives their results.
#[derive(Clone, Debug)]
pub(super) struct SwingSearch {
    results: Vec<EvaluationState>,
    /// For each step: did a seat have a choice?
    has_choice: Vec<bool>,
    evaluations: usize,
    /// The positions before the steps with a refined evaluation, once they are known.
    candidates: Option<Vec<usize>>,
}

impl SwingSearch {
    /// A search in a match with these steps; `has_choice[step]`: did a seat have a choice?
    pub(super) fn new(has_choice: Vec<bool>) -> Self {
        Self {
            results: vec![EvaluationState::Never; has_choice.len() + 1],
            has_choice,
            evaluations: 0,
            candidates: None,
        }
    }

    /// The next evaluation; `None` once all is known.
    pub(super) fn next(&mut self) -> Option<EvaluationRequest> {
        if self.candidates.is_none() {
            if let Some(at) = self.first().or_else(|| self.middle()) {
                return Some(EvaluationRequest { at, rollouts: ROLLOUTS });
            }
            let best = largest(
                self.swings(|seen| !matches!(seen, EvaluationState::Nothing)),
                REFINED_STEPS,
            );
            self.candidates = Some(best.iter().map(|swing| swing.at).collect());
        }
        let ends = self.candidates.iter().flatten().flat_map(|&at| [at, at + 1]);
        let at =
            ends.into_iter().find(|&at| matches!(self.results[at], EvaluationState::Roughly(_)))?;
        Some(EvaluationRequest { at, rollouts: REFINED_ROLLOUTS })
    }

    pub(super) fn record_result(&mut self, request: EvaluationRequest, worth: Option<Payoffs>) {
        self.evaluations += 1;
        self.results[request.at] = match worth {
            None => EvaluationState::Nothing,
            Some(worth) if request.rollouts == REFINED_ROLLOUTS => EvaluationState::Closely(worth),
            Some(worth) => EvaluationState::Roughly(worth),
        };
    }

    /// The steps that decided the match, in order.
    pub(super) fn found(&self) -> Vec<Swing> {
        let closely = self.swings(|seen| matches!(seen, EvaluationState::Closely(_)));
        let mut found =
            largest(closely.filter(|swing| swing.size() >= MIN_SWING), MAX_TURNING_POINTS);
        found.sort_unstable_by_key(|swing| swing.at);
        found
    }

    /// The next of the first positions, which are spread over the match.
    fn first(&self) -> Option<usize> {
        let last = self.has_choice.len();
        let count = FIRST_EVALUATIONS.min(last + 1);
        let at = |number: usize| if count < 2 { 0 } else { last * number / (count - 1) };
        (self.evaluations < count).then(|| at(self.evaluations))
    }

    /// The middle of the interval with the largest change between two evaluations, if a seat had a choice there.
    fn middle(&self) -> Option<usize> {
        if self.evaluations >= MAX_EVALUATIONS {
            return None;
        }
        let mut best: Option<(i32, usize)> = None;
        let mut before: Option<(usize, Payoffs)> = None;
        for (at, seen) in self.results.iter().enumerate() {
            let Some(worth) = seen.payoffs() else { continue };
            if let Some((from, earlier)) = before {
                let open = self.has_choice[from..at].contains(&true);
                let middle = usize::midpoint(from, at);
                let change = largest_change(&earlier, &worth).1;
                if at > from + 1
                    && open
                    && self.results[middle] == EvaluationState::Never
                    && best.is_none_or(|(most, _)| change > most)
                {
                    best = Some((change, middle));
                }
            }
            before = Some((at, worth));
        }
        best.map(|(_, middle)| middle)
    }

    /// The steps with a choice, between positions that satisfy `so`.
    fn swings(&self, so: impl Fn(&EvaluationState) -> bool) -> impl Iterator<Item = Swing> {
        let pairs = self.results.windows(2).zip(&self.has_choice).enumerate();
        pairs.filter_map(move |(at, (pair, &has_choice))| {
            let [before, after] = pair else { return None };
            let is_known = has_choice && so(before) && so(after);
            let (before, after) = (before.payoffs()?, after.payoffs()?);
            is_known.then_some(Swing { at, before, after })
        })
    }
}

impl EvaluationState {
    const fn payoffs(self) -> Option<Payoffs> {
        match self {
            Self::Never | Self::Nothing => None,
            Self::Roughly(worth) | Self::Closely(worth) => Some(worth),
        }
    }
}

impl Swing {
    /// The number of the seat for which most changed. Of nearly equal seats, as two rivals are, it
    /// is the one that decided.
    pub(super) fn affected_seat(&self, decider: usize) -> usize {
        let own = (self.after[decider] - self.before[decider]).abs();
        let (seat, most) = largest_change(&self.before, &self.after);
        if own + SWING_TOLERANCE >= most { decider } else { seat }
    }

    fn size(&self) -> i32 {
        largest_change(&self.before, &self.after).1
    }
}

/// The seat whose win probability changed most, and by how much.
fn largest_change(before: &Payoffs, after: &Payoffs) -> (usize, i32) {
    let mut largest = (0, 0);
    for seat in 0..MAX_SEATS {
        let change = (after[seat] - before[seat]).abs();
        if change > largest.1 {
            largest = (seat, change);
        }
    }
    largest
}

/// The `most` largest of these, the largest first; of equals the earlier.
fn largest(swings: impl Iterator<Item = Swing>, most: usize) -> Vec<Swing> {
    let mut best: Vec<Swing> = Vec::new();
    for swing in swings {
        let place = best.partition_point(|before| before.size() >= swing.size());
        best.insert(place, swing);
        best.truncate(most);
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Finds the turns of a match with these prospects of the first seat.
    fn found(prospects: &[i32], free: impl Fn(usize) -> bool) -> (Vec<usize>, usize) {
        let steps = prospects.len() - 1;
        let mut seek = SwingSearch::new((0..steps).map(free).collect());
        let mut evaluations = 0;
        while let Some(request) = seek.next() {
            let mut worth = [0; MAX_SEATS];
            (worth[0], worth[1]) = (prospects[request.at], 1_000 - prospects[request.at]);
            seek.record_result(request, Some(worth));
            evaluations += 1;
            assert!(evaluations < 1_000, "it ends");
        }
        (seek.found().iter().map(|swing| swing.at).collect(), evaluations)
    }

    #[test]
    fn the_largest_turns_of_a_short_match_are_found_in_their_order() {
        let prospects = [500, 500, 300, 310, 310, 800, 790, 1_000];
        assert_eq!(found(&prospects, |_| true).0, [1, 4, 6]);
    }

    #[test]
    fn a_swing_without_a_decision_is_no_turning_point() {
        let prospects = [500, 500, 300, 310, 310, 800, 790, 1_000];
        assert_eq!(found(&prospects, |step| step != 4).0, [1, 6]);
    }

    #[test]
    fn small_changes_decide_nothing() {
        let prospects: Vec<i32> = (0..40).map(|at| 500 + 10 * (at % 5)).collect();
        assert!(found(&prospects, |_| true).0.is_empty());
    }

    #[test]
    fn the_five_largest_swings_are_reported() {
        let up_and_down = |at: i32| if at % 2 == 0 { 500 - 30 * at } else { 500 + 10 * at };
        let prospects: Vec<i32> = (0..14).map(up_and_down).collect();
        assert_eq!(found(&prospects, |_| true).0, [8, 9, 10, 11, 12]);
    }

    #[test]
    fn in_a_long_match_the_turns_are_found_with_few_looks() {
        let prospects: Vec<i32> = (0..5_000)
            .map(|at| {
                if at < 1_234 {
                    500
                } else if at < 4_321 {
                    200
                } else {
                    700
                }
            })
            .collect();
        let (found, evaluations) = found(&prospects, |_| true);
        assert_eq!(found, [1_233, 4_320]);
        assert!(evaluations <= MAX_EVALUATIONS + 2 * REFINED_STEPS, "{evaluations}");
    }

    #[test]
    fn a_swing_belongs_to_the_seat_that_decided() {
        let mut swing = Swing { at: 0, before: [0; MAX_SEATS], after: [0; MAX_SEATS] };
        swing.before[..3].copy_from_slice(&[500, 300, 200]);
        swing.after[..3].copy_from_slice(&[800, 5, 195]);
        assert_eq!([0, 1, 2].map(|decider| swing.affected_seat(decider)), [0, 1, 0]);
    }

    #[test]
    fn a_step_without_an_evaluation_is_skipped() {
        let mut seek = SwingSearch::new(vec![true; 3]);
        while let Some(request) = seek.next() {
            let mut worth = [0; MAX_SEATS];
            worth[0] = [500, 0, 900, 400][request.at];
            seek.record_result(request, (request.at != 1).then_some(worth));
        }
        assert_eq!(seek.found().iter().map(|swing| swing.at).collect::<Vec<_>>(), [2]);
    }
}
