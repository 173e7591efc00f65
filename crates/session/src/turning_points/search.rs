//! Finds where a match turned, with few evaluations: first some positions spread over it, then always the middle of the
//! interval with the largest change, and last a refined evaluation of the steps that seem to matter.

use mallard_engine::MAX_SEATS;
use mallard_engine::search::Payoffs;

/// The number of positions that are evaluated first.
const FIRST: usize = 33;
/// The number of positions in all, before the last, refined evaluations.
const MOST: usize = 96;

/// Rollouts for an evaluation.
const LINES: u32 = 64;
/// Rollouts for a refined evaluation.
const CLOSE: u32 = 256;

/// The number of steps with a refined evaluation.
const CANDIDATES: usize = 8;

/// Most turning points reported.
const TOLD: usize = 5;
/// Smallest change reported, in thousandths.
const LEAST: i32 = 60;

/// Changes that differ by no more than this are nearly equal, in thousandths.
const NEARLY: i32 = 10;

/// A request to evaluate a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EvaluationRequest {
    /// The position: 0 is the deal, 1 is after the first step.
    pub(super) at: usize,
    /// The number of rollouts.
    pub(super) lines: u32,
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
enum Seen {
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
    seen: Vec<Seen>,
    /// For each step: did a seat have a choice?
    free: Vec<bool>,
    looks: usize,
    /// The positions before the steps with a refined evaluation, once they are known.
    candidates: Option<Vec<usize>>,
}

impl SwingSearch {
    /// A search in a match with these steps; `free[step]`: did a seat have a choice?
    pub(super) fn new(free: Vec<bool>) -> Self {
        Self { seen: vec![Seen::Never; free.len() + 1], free, looks: 0, candidates: None }
    }

    /// The next evaluation; `None` once all is known.
    pub(super) fn next(&mut self) -> Option<EvaluationRequest> {
        if self.candidates.is_none() {
            if let Some(at) = self.first().or_else(|| self.middle()) {
                return Some(EvaluationRequest { at, lines: LINES });
            }
            let best = largest(self.swings(|seen| !matches!(seen, Seen::Nothing)), CANDIDATES);
            self.candidates = Some(best.iter().map(|swing| swing.at).collect());
        }
        let ends = self.candidates.iter().flatten().flat_map(|&at| [at, at + 1]);
        let at = ends.into_iter().find(|&at| matches!(self.seen[at], Seen::Roughly(_)))?;
        Some(EvaluationRequest { at, lines: CLOSE })
    }

    /// Receives the result of an evaluation.
    pub(super) fn record_result(&mut self, look: EvaluationRequest, worth: Option<Payoffs>) {
        self.looks += 1;
        self.seen[look.at] = match worth {
            None => Seen::Nothing,
            Some(worth) if look.lines == CLOSE => Seen::Closely(worth),
            Some(worth) => Seen::Roughly(worth),
        };
    }

    /// The steps that decided the match, in order.
    pub(super) fn found(&self) -> Vec<Swing> {
        let closely = self.swings(|seen| matches!(seen, Seen::Closely(_)));
        let mut found = largest(closely.filter(|swing| swing.size() >= LEAST), TOLD);
        found.sort_unstable_by_key(|swing| swing.at);
        found
    }

    /// The next of the first positions, which are spread over the match.
    fn first(&self) -> Option<usize> {
        let last = self.free.len();
        let count = FIRST.min(last + 1);
        let at = |number: usize| if count < 2 { 0 } else { last * number / (count - 1) };
        (self.looks < count).then(|| at(self.looks))
    }

    /// The middle of the interval with the largest change between two evaluations, if a seat had a choice there.
    fn middle(&self) -> Option<usize> {
        if self.looks >= MOST {
            return None;
        }
        let mut best: Option<(i32, usize)> = None;
        let mut before: Option<(usize, Payoffs)> = None;
        for (at, seen) in self.seen.iter().enumerate() {
            let Some(worth) = seen.payoffs() else { continue };
            if let Some((from, earlier)) = before {
                let open = self.free[from..at].contains(&true);
                let middle = usize::midpoint(from, at);
                let change = largest_change(&earlier, &worth).1;
                if at > from + 1
                    && open
                    && self.seen[middle] == Seen::Never
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
    fn swings(&self, so: impl Fn(&Seen) -> bool) -> impl Iterator<Item = Swing> {
        let pairs = self.seen.windows(2).zip(&self.free).enumerate();
        pairs.filter_map(move |(at, (pair, &free))| {
            let [before, after] = pair else { return None };
            let told = free && so(before) && so(after);
            let (before, after) = (before.payoffs()?, after.payoffs()?);
            told.then_some(Swing { at, before, after })
        })
    }
}

impl Seen {
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
        if own + NEARLY >= most { decider } else { seat }
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
        let mut looks = 0;
        while let Some(look) = seek.next() {
            let mut worth = [0; MAX_SEATS];
            (worth[0], worth[1]) = (prospects[look.at], 1_000 - prospects[look.at]);
            seek.record_result(look, Some(worth));
            looks += 1;
            assert!(looks < 1_000, "it ends");
        }
        (seek.found().iter().map(|swing| swing.at).collect(), looks)
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
        let (found, looks) = found(&prospects, |_| true);
        assert_eq!(found, [1_233, 4_320]);
        assert!(looks <= MOST + 2 * CANDIDATES, "{looks}");
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
        while let Some(look) = seek.next() {
            let mut worth = [0; MAX_SEATS];
            worth[0] = [500, 0, 900, 400][look.at];
            seek.record_result(look, (look.at != 1).then_some(worth));
        }
        assert_eq!(seek.found().iter().map(|swing| swing.at).collect::<Vec<_>>(), [2]);
    }
}
