//! The order of the seats.

use super::state::State;
use mallard_engine::{Seat, Standing};
use std::cmp::Ordering;

impl State {
    /// The final order: most deals won with 2 seats and with teams; otherwise least often the fool,
    /// then the smaller sum of places.
    pub(crate) fn standing(&self) -> Standing {
        let score = &self.score;
        let by_wins = self.seats == 2 || self.options.teams;
        let key = |seat: Seat| {
            let seat = seat.index();
            if by_wins {
                (u8::MAX - score.wins[seat], 0)
            } else {
                (score.fools[seat], score.places[seat])
            }
        };
        Standing::by(self.seats, |a, b| -> Ordering { key(a).cmp(&key(b)) })
    }
}
