//! The position of a match after some of its steps.

use super::branch::deal_again;
use super::{Branch, Game, Seat};

/// The position of a match after some of its steps, to play the match again step by step
/// ([`Table::advance`](super::Table::advance)).
#[derive(Clone, Debug)]
pub struct Position<G: Game> {
    state: G::State,
    done: usize,
}

impl<G: Game> Position<G> {
    /// The position after the deal, which led to `state`.
    pub(super) fn first(mut state: G::State, branches: &[Branch]) -> Self {
        deal_again::<G>(branches, &mut state, 0);
        Self { state, done: 0 }
    }

    /// Plays the next decision.
    pub(super) fn play(&mut self, (seat, action): (Seat, G::Action), branches: &[Branch]) {
        G::take_step(&mut self.state, seat, action, &mut ());
        self.done += 1;
        deal_again::<G>(branches, &mut self.state, self.done);
    }

    /// The complete state.
    pub const fn state(&self) -> &G::State {
        &self.state
    }

    /// The state alone.
    pub fn into_state(self) -> G::State {
        self.state
    }

    /// How many steps were played.
    pub const fn done(&self) -> usize {
        self.done
    }
}
