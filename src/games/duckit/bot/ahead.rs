//! Looking ahead, to the end of the round.

use super::super::{Action, Duckit, State};
use super::{equity, quick};
use crate::engine::search::{Search, Worth};
use crate::engine::{Chance, MAX_SEATS, Seat};

impl Search for Duckit {
    #[inline]
    fn quick(state: &State, seat: Seat, _: &mut Vec<Action>, _: &mut Chance) -> Action {
        quick::action(state, seat)
    }

    #[inline]
    fn stretch(state: &State) -> u32 {
        u32::from(state.round_number())
    }

    /// The chance of each seat to win the match.
    fn worth(_: &State, end: &State) -> Worth {
        let mut worth = [0; MAX_SEATS];
        let winners = end.winners();
        for seat in winners {
            worth[seat.index()] = 1_000 / i32::from(winners.len());
        }
        if winners.is_empty() {
            for (worth, equity) in worth.iter_mut().zip(equity::equity(end.chips())) {
                *worth = equity;
            }
        }
        worth
    }
}
