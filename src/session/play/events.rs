//! The events as all may know them.

use super::Session;
use crate::session::public::public;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// The events from step `from` on; those of the first deal belong to step 0.
    pub fn public_events(&self, from: usize) -> Vec<G::Event> {
        let opening = if from == 0 { self.table.opening() } else { &[] };
        let steps = self.table.steps().iter().skip(from).flat_map(|step| &step.events);
        public::<G>(opening.iter().chain(steps))
    }
}
