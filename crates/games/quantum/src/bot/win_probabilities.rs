//! The probable result of a match for every seat: the heuristic plays the turn to its end, and then the net evaluates.

use super::super::{Action, Quantum, View};
use super::evaluation::SheetsEvaluation;
use super::policy;
use mallard_engine::search::{Payoffs, mean, shares};
use mallard_engine::{Game, GameView, Pending, Rng, Viewer};

/// The most decisions of a turn: two, and one of each seat.
const MAX_TURN_DECISIONS: usize = 6;

/// A rollout here is one turn, evaluated by the net at its end. Fewer of these are as good as rollouts of a whole
/// round, and the choice of dice takes long; so one in this many is played.
const OF_LINES: u32 = 4;

/// The mean result of the rollouts.
pub(super) fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
    let mut actions = Vec::new();
    mean(lines.div_ceil(OF_LINES), || {
        let mut state = view.determinize(rng);
        for _ in 0..MAX_TURN_DECISIONS {
            let Some(seat) = Quantum::pending(&state).owed().first() else { break };
            let seen = Quantum::view(&state, Viewer::Seat(seat));
            if seen.public.turn != view.public.turn {
                break;
            }
            Quantum::legal(&state, seat, &mut actions);
            let action = policy::best(&seen, &actions, rng).unwrap_or(Action::Pass);
            Quantum::take_step(&mut state, seat, action, &mut ());
        }
        match Quantum::pending(&state) {
            Pending::Over(standing) => Some(shares(&standing)),
            Pending::Decide { .. } => {
                let end = Quantum::view(&state, Viewer::Table);
                Some(SheetsEvaluation::after(&end, view.public.active).win_probabilities())
            }
        }
    })
}
