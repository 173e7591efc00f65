//! What is done with a match and kept: each deed is saved before it is shown.

use super::{Mode, Session};
use crate::engine::{Damage, Seat};
use crate::session::follow::follow;
use crate::session::label::Label;
use crate::session::matches::Saved;
use crate::session::past::{self, Played};
use crate::session::saving::{Kept, Saving};
use crate::session::seating::{Change, Seating};
use crate::session::stage::Stage;
use crate::session::storage::Storage;
use crate::session::unopened::Unopened;
use crate::words::{Lang, Worded};

impl<G: Worded> Session<G> {
    /// Sits down at a saved match as it was left, and returns where it ends before its record does.
    ///
    /// # Errors
    /// The reason why there is nothing to show.
    pub fn open(saved: Saved, lang: Lang) -> Result<(Self, Option<Damage>), Unopened> {
        let Saved { players, label, record, .. } = saved;
        let changes = record.get("changes").cloned().unwrap_or_default();
        let (table, damage) = follow::<G>(record, players.len())?;
        let ended = label.is_some_and(|label| label.ended);
        let seating = Seating::read::<G>(&players, &changes, ended, table.steps().len());
        let seating = seating.ok_or(Unopened::Damaged)?;
        Ok((Self::with(table, players, seating, Mode::Match, lang), damage))
    }

    /// Plays one decision and saves it, so that nothing is shown that could be lost. False if it is
    /// not allowed, or another tab plays the match by now.
    pub fn play(
        &mut self,
        saving: &mut Saving,
        storage: &dyn Storage,
        seat: Seat,
        action: G::Action,
    ) -> bool {
        match self.mode {
            Mode::Lesson(_) => self.learn(storage, seat, action),
            Mode::Back(_) => false,
            Mode::Match => self.keep(saving, storage, |session| {
                let played = !session.seating.has_ended() && session.decide(seat, action);
                session.written.go_on(session.table.steps());
                played
            }),
        }
    }

    /// Plays one decision, if the rules allow it.
    pub(in crate::session) fn decide(&mut self, seat: Seat, action: G::Action) -> bool {
        let played = self.table.play(seat, action).is_ok();
        if played {
            self.turn = self.turn.decided(seat, self.stops());
        }
        played
    }

    /// Ends the match before the rules do, and saves that: the part that counts is final, and the
    /// match cannot be continued. False if it is over, or another tab plays it by now.
    pub fn end(&mut self, saving: &mut Saving, storage: &dyn Storage) -> bool {
        self.goes_on() && self.keep(saving, storage, |session| session.seating.end())
    }

    /// Changes a seat's hands, and saves that: no one has the tablet before a person takes it.
    /// False if it cannot change, or another tab plays the match by now.
    pub fn change_seat(
        &mut self,
        saving: &mut Saving,
        storage: &dyn Storage,
        seat: Seat,
        change: Change,
    ) -> bool {
        self.goes_on()
            && self.keep(saving, storage, |session| {
                let changed = session.seating.change(session.table.steps().len(), seat, change);
                if changed {
                    session.people = session.seating.people();
                    session.open_turn();
                }
                changed
            })
    }

    /// Does this, unless another tab plays the match by now, and saves it. False if it was not
    /// done.
    fn keep(
        &mut self,
        saving: &mut Saving,
        storage: &dyn Storage,
        deed: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let done = saving.may_write(storage) && deed(self);
        if done {
            saving.write(storage, self.kept());
            // A match that is over is remembered.
            if let Some(played) = Played::of(&self.table, &self.players, &self.seating) {
                saving.remember(storage, played);
            }
            saving.forgive();
        }
        done
    }

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

    /// The parts of the match that are kept.
    pub fn kept(&self) -> Kept<'_> {
        Kept {
            players: &self.players,
            label: Label::of(&self.table, &self.names, &self.seating),
            record: self.written.record::<G>(self.table.setup().clone(), self.seating.written()),
        }
    }

    /// Is it a match that can be continued?
    fn goes_on(&self) -> bool {
        matches!(self.mode, Mode::Match) && !self.is_over()
    }
}
