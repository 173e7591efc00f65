//! A decision: played, and saved before it is shown.

use super::Session;
use super::stops::stops;
use crate::engine::Seat;
use crate::session::label::Label;
use crate::session::past::Played;
use crate::session::saving::{Kept, Saving};
use crate::session::storage::Storage;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// Plays one decision and saves it, so that nothing is shown that could be lost. False if it is
    /// not allowed, or another tab plays the match by now.
    pub fn play(
        &mut self,
        saving: &mut Saving,
        storage: &dyn Storage,
        seat: Seat,
        action: G::Action,
    ) -> bool {
        if self.lesson.is_some() {
            return self.learn(storage, seat, action);
        }
        let played = !self.is_ended() && self.back.is_none();
        if !played || !saving.may_write(storage) || !self.decide(seat, action) {
            return false;
        }
        self.written.go_on(self.table.steps());
        saving.write(storage, self.kept());
        self.remember(saving, storage);
        saving.forgive();
        true
    }

    /// Plays one decision, if the rules allow it.
    pub(in crate::session) fn decide(&mut self, seat: Seat, action: G::Action) -> bool {
        let played = self.table.play(seat, action).is_ok();
        if played {
            self.turn = self.turn.decided(seat, stops(&self.table, self.people, &self.names));
        }
        played
    }

    /// The parts of the match that are kept.
    pub fn kept(&self) -> Kept<'_> {
        Kept {
            players: &self.players,
            label: Label::of(&self.table, &self.names, &self.seating, self.ended),
            record: self.written.record::<G>(self.table.setup().clone(), self.seating.written()),
        }
    }

    /// A match that is over is remembered.
    pub(super) fn remember(&self, saving: &mut Saving, storage: &dyn Storage) {
        if let Some(played) = Played::of(&self.table, &self.players, &self.seating, self.ended) {
            saving.remember(storage, played);
        }
    }
}
