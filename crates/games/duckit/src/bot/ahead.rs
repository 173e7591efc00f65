//! The search to the end of the round.

use super::super::{Action, Duckit, State, View};
use super::{equity, habits, quick};
use mallard_engine::search::{self, Payoffs, Search, shares};
use mallard_engine::{Game, MAX_SEATS, Pending, Rng, Seat};

impl Search for Duckit {
    #[inline]
    fn play_quickly(state: &State, seat: Seat, _: &mut Vec<Action>, _: &mut Rng) -> Action {
        quick::action(state, seat)
    }

    #[inline]
    fn habit(state: &State, seat: Seat, _: &mut Vec<Action>, rng: &mut Rng) -> Action {
        habits::action(state, seat, rng)
    }

    #[inline]
    fn stretch(state: &State) -> u32 {
        u32::from(state.public.round)
    }

    /// The probability of each seat to win the match.
    fn payoffs(_: &State, end: &State) -> Payoffs {
        if let Pending::Over(standing) = Self::pending(end) {
            return shares(&standing);
        }
        let mut worth = [0; MAX_SEATS];
        for (worth, equity) in worth.iter_mut().zip(equity::equity(end.public.chips)) {
            *worth = equity;
        }
        worth
    }
}

/// Win probabilities use a policy that never varies, so one in this many of its decisions is any legal action.
const ANY_OF: u32 = 6;

/// Rollouts are cheap here: run this many times as many.
const ROLLOUT_FACTOR: u32 = 4;

/// The mean result of `lines` rollouts, each to the end of the round.
pub(super) fn win_probabilities(view: &View, lines: u32, rng: &mut Rng) -> Option<Payoffs> {
    search::win_probabilities::<Duckit>(view, ROLLOUT_FACTOR * lines, Some(ANY_OF), rng)
}
