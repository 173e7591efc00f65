//! All allowed actions.

use super::Action;
use super::state::{CAPTAIN, Phase, State};
use mallard_engine::Seat;

/// Lists every action `seat` may play, each once, in a fixed order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.public.phase {
        Phase::Turn if seat == CAPTAIN => actions.push(Action::Turn),
        Phase::Choose(must) if must.has(seat) => {
            let Some(top) = state.moving(seat) else { return };
            let before = state.chosen[seat.index()];
            state.ducks(seat).targets(top, |target| {
                if before != Some(target) {
                    actions.push(Action::Move(target));
                }
            });
        }
        _ => {}
    }
}
