//! Takes the last decision back.

use super::Session;
use crate::engine::Seat;
use crate::session::past;
use crate::session::saving::Saving;
use crate::session::stage::Stage;
use crate::session::storage::Storage;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// Takes the last decision back, and saves that.
    pub fn undo(&mut self, saving: &mut Saving, storage: &dyn Storage) -> bool {
        let stage = self.stage(saving.is_elsewhere());
        // At the table of a lesson nothing can be undone.
        let undone = self.undoer(stage).is_some() && saving.may_write(storage) && self.table.undo();
        if undone {
            self.written.cut(self.table.steps().len());
            self.seating.cut(self.table.steps().len());
            saving.write(storage, self.kept());
            past::take_back(storage, saving.id());
        }
        undone
    }

    /// The person whose last decision may be taken back now: on the table by that person alone, at
    /// the curtain before the next one looks.
    pub(super) fn undoer(&self, stage: Stage) -> Option<Seat> {
        let seat = self.table.can_undo().filter(|&seat| self.people.has(seat))?;
        match stage {
            Stage::Play(at) => (at == Some(seat)).then_some(seat),
            Stage::Curtain(_) | Stage::Ask(_) | Stage::Flat(_) => Some(seat),
            Stage::Watch | Stage::Pause | Stage::Who | Stage::Over(_) | Stage::Ended => None,
        }
    }
}
