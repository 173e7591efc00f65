//! Neighbours when seats are out, with teams and without (DUR-6, DUR-13, DUR-20).

use super::state::Public;
use mallard_engine::{Seat, SeatSet};

impl Public {
    /// The seat itself and, with teams, its team-mates (DUR-20: teams alternate).
    pub(crate) fn side(&self, seat: Seat) -> SeatSet {
        if self.options.teams {
            Seat::all(self.seats).filter(|other| other.index() % 2 == seat.index() % 2).collect()
        } else {
            SeatSet::only(seat)
        }
    }

    /// The seat that acts for `named`: itself if it still plays; otherwise the next clockwise that
    /// plays, with teams only from its own team.
    pub(super) fn stand_in(&self, named: Seat) -> Seat {
        let playing = self.playing;
        let able = if self.options.teams { playing.and(self.side(named)) } else { playing };
        able.first_from(named).unwrap_or(named)
    }

    /// The next seat to the left of `seat` that still plays: its defender, or the seat it transfers
    /// to.
    pub(super) fn seat_after(&self, seat: Seat) -> Seat {
        self.stand_in(seat.step_left(1, self.seats))
    }
}
