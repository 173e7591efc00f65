//! How a match will probably end for everybody: the turn is played on by the rules of thumb, and then the net is
//! asked.

use super::super::{Action, Quantum, View};
use super::outlook::Outlook;
use super::policy;
use crate::engine::search::{Worth, mean, shares};
use crate::engine::{Chance, Game, Pending, Viewer};

/// A turn has no more decisions: two, and one of each seat.
const TURN: usize = 6;

/// A line is a turn, whose end the net judges: fewer of them tell as much as of lines of a whole round, and finding what
/// to roll again takes long.
const OF_LINES: u32 = 4;

/// What so many lines come to.
pub(super) fn prospects(view: &View, lines: u32, chance: &mut Chance) -> Option<Worth> {
    let mut actions = Vec::new();
    mean(lines.div_ceil(OF_LINES), || {
        let mut state = Quantum::imagine(view, chance);
        for _ in 0..TURN {
            let Some(seat) = Quantum::pending(&state).owed().first() else { break };
            let seen = Quantum::view(&state, Viewer::Seat(seat));
            if seen.turn != view.turn {
                break;
            }
            Quantum::legal(&state, seat, &mut actions);
            let action = policy::best(&seen, &actions, chance).unwrap_or(Action::Pass);
            Quantum::apply(&mut state, seat, action, &mut ());
        }
        match Quantum::pending(&state) {
            Pending::Over(standing) => Some(shares(&standing)),
            Pending::Decide { .. } => {
                let end = Quantum::view(&state, Viewer::Table);
                Some(Outlook::after(&end, view.active).prospects())
            }
        }
    })
}
