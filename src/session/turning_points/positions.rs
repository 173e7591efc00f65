//! A finished match as positions and the steps between them.

use super::super::public::public;
use super::evaluator::DynEvaluator;
use super::search::EvaluationRequest;
use crate::engine::search::Payoffs;
use crate::engine::{Rng, Seat, Table, Viewer};
use crate::words::GameText;

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
    /// Replays the match, and marks for each step whether a seat had a choice. `None` if its setup cannot be dealt.
    pub(super) fn replay(table: &Table<G>) -> Option<(Self, Vec<bool>)> {
        let mut state = G::deal(table.setup(), &mut ()).ok()?;
        let mut positions = vec![(0, state.clone())];
        let (mut deciders, mut frees, mut free) = (Vec::new(), Vec::new(), false);
        let mut actions = Vec::new();
        for ((done, step), &(seat, action)) in (1..).zip(table.steps()).zip(table.log()) {
            G::legal(&state, seat, &mut actions);
            free |= actions.len() > 1;
            let others = G::pending(&state).owed().without(seat);
            G::apply(&mut state, seat, action, &mut ());
            // The others still have to choose: this seat's choice is hidden.
            let halfway = !others.is_empty() && G::pending(&state).owed() == others;
            let is_told = || {
                let events = public::<G>(&step.events);
                (0..events.len()).any(|at| G::is_logged(&events, at))
            };
            if (!halfway && is_told()) || done == table.steps().len() {
                positions.push((done, state.clone()));
                deciders.push(seat);
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

    fn evaluate(&self, look: EvaluationRequest) -> Option<Payoffs> {
        let view = G::view(&self.positions[look.at].1, Viewer::Everyone);
        // The same seed everywhere, so that luck that both sides of a step share cancels out.
        G::win_probabilities(&view, look.lines, &mut Rng::from_seed(self.seed))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Setup;
    use crate::games::GameId;

    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// The result of four rollouts for the fullest table after twenty decisions, the first of the list each time.
    const SAID: [&[i32]; 5] = [
        &[875, 1000, 625, 875, 688, 1000],
        &[370, 259, 370],
        &[296, 252, 323, 129],
        &[0, 0, 125, 375, 250, 250, 0],
        &[88, 103, 94, 141, 102, 141, 104, 91, 138],
    ];

    fn after_twenty<G: GameText>() -> Option<Payoffs> {
        let mut table = Table::<G>::deal(Setup::new(*G::SEATS.end(), 7)).ok()?;
        let mut legal = Vec::new();
        for _ in 0..20 {
            let seat = table.pending().owed().first()?;
            table.legal(seat, &mut legal);
            table.play(seat, *legal.first()?).ok()?;
        }
        let view = table.view(Viewer::Everyone);
        G::win_probabilities(&view, 4, &mut Rng::from_seed(1))
    }

    #[test]
    fn prospects_are_the_same_on_every_machine() {
        for (&game, said) in GameId::ALL.iter().zip(SAID) {
            let prospects = with_game!(game, G => after_twenty::<G>()).expect("it can be told");
            let (seats, others) = prospects.split_at(said.len());
            assert_eq!(seats, said, "{}", game.slug());
            assert!(others.iter().all(|&other| other == 0), "{}", game.slug());
        }
    }
}
