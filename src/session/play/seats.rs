//! Seats change hands.

use super::stops::stops;
use super::{Session, sole};
use crate::engine::Seat;
use crate::session::saving::Saving;
use crate::session::seating::{Change, Seating};
use crate::session::storage::Storage;
use crate::session::turn::Turn;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// Restores the seats that changed hands when this match was played before.
    #[must_use]
    pub fn seated(mut self, seating: Seating) -> Self {
        self.sit(seating);
        self
    }

    /// Changes who decides for each seat: no one has the tablet before a person takes it.
    fn sit(&mut self, seating: Seating) {
        self.seating = seating;
        self.people = self.seating.people();
        let stops = stops(&self.table, self.people, &self.names);
        self.turn = Turn::opened(sole(&self.seating), stops);
    }

    /// Changes a seat's hands, and saves that. False if it cannot change, or another tab plays the
    /// match by now.
    pub fn change_seat(
        &mut self,
        saving: &mut Saving,
        storage: &dyn Storage,
        seat: Seat,
        change: Change,
    ) -> bool {
        let mut seating = self.seating.clone();
        let changes = self.lesson.is_none()
            && self.goes_on()
            && seating.change(self.table.steps().len(), seat, change)
            && saving.may_write(storage);
        if changes {
            self.sit(seating);
            saving.write(storage, self.kept());
            self.remember(saving, storage);
            saving.forgive();
        }
        changes
    }
}
