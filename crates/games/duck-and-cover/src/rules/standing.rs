//! The final order (DNC-17).

use super::state::State;
use mallard_engine::Standing;

impl State {
    /// The final order: the lowest total, then the fewest cards visible at the end (DNC-17).
    pub(super) fn standing(&self) -> Standing {
        let key = |seat| (self.public.total(seat), self.ducks(seat).visible().len());
        Standing::by(self.public.seats, |a, b| key(a).cmp(&key(b)))
    }
}
