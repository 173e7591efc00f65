//! All allowed actions.

use super::Action;
use super::state::{Phase, Round, State};
use super::trick::playable;
use crate::CardSet;
use mallard_engine::Seat;

/// Lists every action `seat` may play, each once, in a fixed order.
#[inline]
pub(super) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    match state.phase {
        Phase::Play(player) if player == seat => {
            actions.extend(state.round.playable(seat).iter().map(Action::Play));
        }
        Phase::Bank(banker) if banker == seat => {
            actions.extend(state.round.hand(seat).iter().map(Action::Bank));
        }
        _ => {}
    }
}

impl Round {
    /// The cards of a seat that may be played to the trick.
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> CardSet {
        playable(&self.trick, self.hand(seat))
    }
}
