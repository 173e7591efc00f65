//! All allowed actions.

use super::Action;
use super::state::{CAPTAIN, RoundStage, State};
use mallard_engine::Seat;

/// Lists every action `seat` may play, each once, in a fixed order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match &state.stage {
        RoundStage::Turn if seat == CAPTAIN => actions.push(Action::Turn),
        RoundStage::Choose { must, chosen } if must.has(seat) => {
            let Some(top) = state.moving(seat) else { return };
            let before = chosen[seat.index()];
            state.ducks(seat).targets(top, |target| {
                if before != Some(target) {
                    actions.push(Action::Move(target));
                }
            });
        }
        _ => {}
    }
}
