//! The order of the seats.

use super::state::Public;
use mallard_engine::{Seat, Standing};

impl Public {
    /// Do wins count, rather than how often a seat was the fool?
    pub(crate) fn counts_wins(&self) -> bool {
        self.seats == 2 || self.options.teams
    }

    /// The final order: most deals won with 2 seats and with teams; otherwise least often the fool,
    /// then the smaller sum of places.
    pub(crate) fn standing(&self) -> Standing {
        let score = &self.score;
        let key = |seat: Seat| {
            let seat = seat.index();
            let wins = (u8::MAX - score.wins[seat], 0);
            if self.counts_wins() { wins } else { (score.fools[seat], score.places[seat]) }
        };
        Standing::by(self.seats, |a, b| key(a).cmp(&key(b)))
    }
}
