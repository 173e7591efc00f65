//! A finished match as positions and the steps between them.

use super::super::public::public;
use super::evaluator::DynEvaluator;
use super::search::EvaluationRequest;
use mallard_engine::search::Payoffs;
use mallard_engine::{Rng, Seat, Table, Viewer};
use mallard_words::{GameText, Lang, Names, TextContext};

/// A match as positions: secret choices that are revealed together count as one step.
#[derive(Debug)]
pub(super) struct Positions<G: GameText> {
    seed: u64,
    /// The position after each number of decisions; the deal first.
    positions: Vec<(usize, G::State)>,
    /// The seat that made the last decision before each position but the first.
    deciders: Vec<Seat>,
}

impl<G: GameText> Positions<G> {
    /// Replays the match, and marks for each step whether a seat had a choice. `None` if it was not dealt.
    pub(super) fn replay(table: &Table<G>) -> Option<(Self, Vec<bool>)> {
        let mut position = table.first_position()?;
        let mut positions = vec![(0, position.state().clone())];
        let (mut deciders, mut frees, mut free) = (Vec::new(), Vec::new(), false);
        let mut actions = Vec::new();
        // Whether the log has a line does not depend on its words.
        let say = TextContext::new(&Names::new([]), Lang::En);
        for step in table.steps() {
            G::legal(position.state(), step.seat, &mut actions);
            free |= actions.len() > 1;
            let others = G::pending(position.state()).owed().without(step.seat);
            table.advance(&mut position);
            let (done, state) = (position.done(), position.state());
            // The others still have to choose: this seat's choice is hidden.
            let halfway = !others.is_empty() && G::pending(state).owed() == others;
            let is_logged = || {
                let lines = G::log(&public::<G>(&step.events), &say);
                lines.iter().any(|line| !line.heading)
            };
            if (!halfway && is_logged()) || done == table.steps().len() {
                positions.push((done, state.clone()));
                deciders.push(step.seat);
                frees.push(free);
                free = false;
            }
        }
        Some((Self { seed: table.setup().seed, positions, deciders }, frees))
    }
}

impl<G: GameText> DynEvaluator for Positions<G> {
    fn steps(&self, at: usize) -> usize {
        self.positions[at].0
    }

    fn decider(&self, at: usize) -> Seat {
        self.deciders[at]
    }

    fn evaluate(&self, request: EvaluationRequest) -> Option<Payoffs> {
        let view = G::view(&self.positions[request.at].1, Viewer::Everyone);
        // The same seed everywhere, so that luck that both sides of a step share cancels out.
        G::win_probabilities(&view, request.rollouts, &mut Rng::from_seed(self.seed))
    }
}
