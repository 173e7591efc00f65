//! Points and the final order (DNC-16, DNC-17).

use super::NumberSet;
use super::state::State;
use crate::engine::{Seat, Standing};

/// What these visible numbers score: plus their splashes, or minus for a single stack (DNC-16).
pub(super) fn points(visible: NumberSet) -> i8 {
    let splashes = visible.splashes().cast_signed();
    if visible.len() == 1 { -splashes } else { splashes }
}

impl State {
    /// The points of a seat in all rounds that are over.
    pub(super) fn total(&self, seat: Seat) -> i16 {
        self.points.iter().map(|round| i16::from(round[seat.index()])).sum()
    }

    /// The final order: the lowest total, then the fewest cards visible at the end (DNC-17).
    pub(super) fn standing(&self) -> Standing {
        let key = |seat| (self.total(seat), self.ducks(seat).visible().len());
        Standing::by(self.seats, |a, b| key(a).cmp(&key(b)))
    }
}
