//! All allowed actions.

use super::{Action, Phase, State, playable};
use crate::CardSet;
use mallard_engine::Seat;

/// Lists every action `seat` may play, each once, in a fixed order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.public.phase {
        Phase::Play(player) if player == seat => {
            actions.extend(state.playable(seat).iter().map(Action::Play));
        }
        Phase::Bank(banker) if banker == seat => {
            actions.extend(state.hand(seat).iter().map(Action::Bank));
        }
        _ => {}
    }
}

impl State {
    /// The cards of a seat that may be played to the trick.
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> CardSet {
        playable(&self.public.trick, self.hand(seat))
    }
}
