//! What is heard of a match.

use super::play::Session;
use super::public::public;
use crate::engine::{Pending, SeatSet};
use crate::words::{Sound, Worded};

impl<G: Worded> Session<G> {
    /// What is heard of the last step, one sound at most; `waited` are the seats that the match waited for
    /// before it. Made from what everybody may know, so no ear learns more than the eyes.
    pub fn sound(&self, waited: SeatSet) -> Option<Sound> {
        let table = self.table();
        let step = table.steps().last()?;
        if let Pending::Over(_) = table.pending() {
            return Some(Sound::End);
        }
        // Whoever sits at the tablet knows what a person did there; for a bot one may have looked away.
        let asked = table.pending().owed().minus(waited).and(self.people());
        if !self.people().has(step.seat) && !asked.is_empty() {
            return Some(Sound::Turn);
        }
        public::<G>(&step.events).iter().filter_map(G::sound).max()
    }
}
