//! Hints, and how many of them a player has left.

use crate::play::{GameUi, MatchUi, thinking::find_out};
use leptos::prelude::*;
use mallard_device::Saving;
use mallard_engine::Seat;

impl<G: GameUi> MatchUi<G> {
    /// Searches for a hint, or says that none is left.
    pub(crate) fn ask_for_hint(self) {
        let now = self.now.get_untracked();
        let question = self.rng.try_update_value(|rng| {
            self.session.with_untracked(|session| session.hint(now.stage, rng))
        });
        let (Some(Some(question)), Some(seat)) = (question, now.seat) else { return };
        let step = self.session.with_untracked(|session| session.table().steps().len());
        let had = self.tab.saving.with_untracked(|saving| saving.has_hint(seat, step));
        let left = untrack(|| self.hints_left(seat));
        self.close_hint();
        if left == Some(0) && !had {
            return self.hints_spent().set(true);
        }
        let sought = find_out(question, move |action| {
            // The screen may be gone by now.
            if self.hint.try_set(Some(action)).is_none() && left.is_some() {
                self.note_hint(seat, step);
            }
        });
        self.sought.set_value(Some(sought));
    }

    /// Saves that this seat has had a hint: a reload gives none back. A phone notes it until it leaves.
    fn note_hint(self, seat: Seat, step: usize) {
        let note = |saving: &mut Saving| saving.note_hint(seat, step);
        if self.tab.saving.try_update_untracked(note) == Some(true) {
            self.save_again();
        }
    }

    pub(crate) fn close_hint(self) {
        self.hint.set(None);
        self.hints_spent().set(false);
    }

    /// Has a player asked for a hint who has none left?
    pub(crate) fn hints_spent(self) -> RwSignal<bool> {
        self.roster.with_value(|roster| roster.hints_spent)
    }
}
