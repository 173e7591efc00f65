//! The points of the match and the final order (DNC-17).

use super::state::State;
use mallard_engine::{Seat, Standing};

impl State {
    /// A seat's points in all finished rounds.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        self.points.iter().map(|round| i16::from(round[seat.index()])).sum()
    }

    /// The final order: the lowest total, then the fewest cards visible at the end (DNC-17).
    pub(super) fn standing(&self) -> Standing {
        let key = |seat| (self.total(seat), self.ducks(seat).visible().len());
        Standing::by(self.seats, |a, b| key(a).cmp(&key(b)))
    }
}
