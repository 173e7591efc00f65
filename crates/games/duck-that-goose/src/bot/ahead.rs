//! The search: every action is tried in the same determinizations.
//!
//! The search is flat, without a tree. The next card drawn matters most, and it differs in every determinization: a
//! node below it would contain a mean over cards that should change the decision. So rollouts begin after one action
//! and continue by a policy that sees the card. All actions are tried in the same determinizations, so luck that they
//! share cancels out.

use super::super::{Action, View};
use super::rollout::{expected_points, quickly};
use mallard_engine::{Analysis, GameView, Rng, Seat, StepwiseSearch, ValueUnit};

/// After every batch of this many determinizations, actions that are behind are dropped.
const DETERMINIZATIONS_PER_BATCH: u32 = 32;

/// The most seats of all determinizations together, because a round takes longer with more seats: with seven seats up
/// to 300 determinizations, with nine 233.
const SEATS: u32 = 2_100;

/// How many standard errors an action must be behind to be dropped.
const STANDARD_ERRORS_TO_DROP: f32 = 3.0;

/// How many turns a rollout lasts at least between two. With more seats it lasts to the end of the round: there an
/// evaluation in the middle of a round predicts too little of who will be first.
pub(super) const TURNS: u8 = 4;

/// One per cent, in parts of a millionth.
const PER_CENT: f32 = 1e-4;

/// A decision under way.
#[derive(Debug)]
pub(super) struct Rollouts {
    view: View,
    seat: Seat,
    rng: Rng,
    /// The most determinizations, and the number so far.
    most: u32,
    done: u32,
    /// The actions that may still turn out best; first the heuristic choice.
    candidates: Vec<Candidate>,
    given_up: Vec<Candidate>,
    /// Scratch space for a list of actions.
    room: Vec<Action>,
}

/// An action, and its win probability in each determinization.
#[derive(Clone, Debug)]
struct Candidate {
    action: Action,
    worths: Vec<i64>,
    sum: i64,
}

impl Rollouts {
    /// Begins to search for the action of `seat`, the viewer, with at most `most` determinizations, fewer with eight
    /// seats or nine.
    pub(super) fn new(view: &View, seat: Seat, legal: &[Action], most: u32, rng: &mut Rng) -> Self {
        // Its own generator: the caller that continues the search later has another.
        let mut rng = Rng::from_seed(rng.seed());
        let mut room = Vec::new();
        let first = quickly(&view.determinize(&mut rng), seat, &mut room);
        let candidate = |&action: &Action| Candidate { action, worths: Vec::new(), sum: 0 };
        let mut candidates: Vec<_> = legal.iter().map(candidate).collect();
        if let Some(at) = candidates.iter().position(|candidate| Some(candidate.action) == first) {
            candidates[..=at].rotate_right(1);
        }
        Self {
            view: view.clone(),
            seat,
            rng,
            most: most.min(SEATS / u32::from(view.public.seats)),
            done: 0,
            candidates,
            given_up: Vec::new(),
            room,
        }
    }

    fn drop_those_behind(&mut self) {
        if let Some(best) = self.best().cloned() {
            for candidate in std::mem::take(&mut self.candidates) {
                let behind = candidate.is_behind(&best);
                if behind { &mut self.given_up } else { &mut self.candidates }.push(candidate);
            }
        }
    }

    /// The best so far; among equals the first.
    fn best(&self) -> Option<&Candidate> {
        self.candidates.iter().rev().max_by_key(|candidate| candidate.sum)
    }
}

impl Candidate {
    /// Its win probability in each determinization, in millionths.
    #[expect(clippy::cast_precision_loss, reason = "a million at most")]
    fn chances(&self) -> Vec<f32> {
        self.worths.iter().map(|&worth| worth as f32).collect()
    }

    /// Is this surely worse than the best, compared state by state?
    #[expect(clippy::cast_precision_loss, reason = "only compared")]
    fn is_behind(&self, best: &Self) -> bool {
        let differences = best.worths.iter().zip(&self.worths).map(|(a, b)| (a - b) as f32);
        let squares: f32 = differences.map(|by| by * by).sum();
        let ahead = (best.sum - self.sum) as f32;
        // The variance of a sum of n differences is the sum of their squares less n times the
        // square of their mean.
        let variance = squares - ahead * ahead / self.worths.len() as f32;
        ahead > 0.0 && ahead * ahead > STANDARD_ERRORS_TO_DROP * STANDARD_ERRORS_TO_DROP * variance
    }
}

impl StepwiseSearch<Action> for Rollouts {
    fn is_over(&self) -> bool {
        self.done >= self.most || self.candidates.len() < 2
    }

    /// Tries every candidate in another determinization.
    fn step(&mut self) {
        let state = self.view.determinize(&mut self.rng);
        let turns = if self.view.public.seats == 2 { TURNS } else { u8::MAX };
        for candidate in &mut self.candidates {
            let worth = expected_points(&state, self.seat, candidate.action, turns, &mut self.room);
            candidate.worths.push(worth);
            candidate.sum += worth;
        }
        self.done += 1;
        if self.done.is_multiple_of(DETERMINIZATIONS_PER_BATCH) {
            self.drop_those_behind();
        }
    }

    fn action(&self) -> Option<Action> {
        self.best().map(|best| best.action)
    }

    fn analysis(&self) -> Analysis<Action> {
        let mut analysis = Analysis::by(ValueUnit::Chances);
        if let Some(best) = self.best() {
            let others = self.candidates.iter().chain(&self.given_up);
            let others = others.filter(|candidate| candidate.action != best.action);
            for candidate in std::iter::once(best).chain(others) {
                analysis.compare(candidate.action, &candidate.chances(), &best.chances(), PER_CENT);
            }
        }
        analysis
    }
}
