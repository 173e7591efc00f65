//! A person ends a match before the rules do.

use super::Session;
use crate::engine::Pending;
use crate::session::saving::Saving;
use crate::session::storage::Storage;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// Marks the match as ended by a person when it was played last.
    #[must_use]
    pub fn ended(self) -> Self {
        Self { ended: true, ..self }
    }

    /// Ends the match before the rules do, and saves that: the part that counts is final, and the
    /// match cannot be continued. False if it is over, or another tab plays it by now.
    pub fn end(&mut self, saving: &mut Saving, storage: &dyn Storage) -> bool {
        let ends = self.goes_on() && saving.may_write(storage);
        if ends {
            self.ended = true;
            saving.write(storage, self.kept());
            self.remember(saving, storage);
            saving.forgive();
        }
        ends
    }

    /// Did a person end it before the rules did, without giving up?
    pub const fn was_ended(&self) -> bool {
        self.ended
    }

    /// Did a person end it before the rules did?
    pub(in crate::session) fn is_ended(&self) -> bool {
        self.ended || self.seating.gave_up().is_some()
    }

    /// Can it be continued?
    pub(super) fn goes_on(&self) -> bool {
        let open = matches!(self.table.pending(), Pending::Decide { .. });
        open && !self.is_ended() && self.back.is_none()
    }
}
