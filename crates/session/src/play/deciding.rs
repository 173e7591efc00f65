//! The commands of a match: deciding, undoing, ending it, changing who plays a seat.

use super::{LessonWait, Mode, Session};
use crate::label::Label;
use crate::lesson::LEARNER;
use crate::seating::SeatChange;
use crate::stage::Stage;
use crate::turn::{Stops, TabletTurn};
use mallard_engine::{Seat, SeatSet};
use mallard_words::GameText;

impl<G: GameText> Session<G> {
    /// Plays one decision. False if the rules, or the current lesson, do not allow it.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> bool {
        if let Mode::Moment(_) = self.mode {
            return false;
        }
        let wait = self.wait();
        let wanted = match wait {
            None => self.continues(),
            Some(LessonWait::Play) => true,
            Some(LessonWait::Do(wanted)) => (LEARNER, wanted) == (seat, action),
            Some(LessonWait::Other(by, wanted)) => (by, wanted) == (seat, action),
            Some(LessonWait::Read) => false,
        };
        let played = wanted && (self.withdraw(seat, action) || self.decide(seat, action));
        if played && wait.is_some_and(|wait| wait != LessonWait::Play) {
            let last = self.table.steps().len().saturating_sub(1);
            self.step_on(self.public_events(last));
        }
        played
    }

    /// Makes a decision. False if the rules do not allow it.
    pub(super) fn decide(&mut self, seat: Seat, action: G::Action) -> bool {
        let silent = self.spoken() == Some(action);
        let still = if self.looks_together() { self.turn.glimpses } else { SeatSet::EMPTY };
        let played = self.table.play(seat, action).is_ok();
        if played {
            let stops = self.stops();
            let stops = Stops { glimpses: stops.glimpses.or(still), ..stops };
            let turn = self.turn.decided(seat, stops);
            // The players' answers across the table are valid until the next action.
            let is_valid = silent && self.spoken().is_some();
            self.turn = if is_valid { turn } else { turn.without_question() };
            self.close_hand();
            self.keep_end();
            self.written.append(self.table.log());
            self.end_if_full();
        }
        played
    }

    /// Ends a match that has the maximum number of steps: the finished parts count (DUR-17).
    pub(super) fn end_if_full(&mut self) {
        if !self.table.can_take_step() && self.continues() {
            self.seating.end();
        }
    }

    /// Ends the match before the rules do: the part that counts is final, and the match cannot be continued. False if
    /// it is over.
    pub fn end(&mut self) -> bool {
        self.continues() && self.seating.end()
    }

    /// Changes who plays a seat: then no one has the tablet until a player takes it. False if it cannot change.
    pub fn change_seat(&mut self, seat: Seat, change: SeatChange) -> bool {
        let steps = self.table.steps().len();
        let changed = self.continues() && self.seating.change(steps, seat, change);
        if changed {
            self.update_people();
        }
        changed
    }

    /// Updates who plays here: then no one has the tablet until a player takes it.
    pub(super) fn update_people(&mut self) {
        let before = self.people.or(self.phones);
        self.phones = self.phones.and(self.seating.people());
        self.people = self.seating.people().minus(self.phones);
        let TabletTurn { paused, glimpses, .. } = self.turn;
        self.open_turn();
        // A pause that all have seen does not return, and a look is over only when its player has confirmed it.
        self.turn.paused &= paused;
        let looks = glimpses.or(self.turn.glimpses.minus(before));
        self.turn.glimpses = looks.and(self.seating.people());
    }

    /// Undoes the last decision. False if the player at the tablet may not do so now.
    pub fn undo(&mut self) -> bool {
        // At the table of a lesson no decision can be undone.
        self.undoer(self.stage(false)).is_some() && self.take_back()
    }

    pub(super) fn take_back(&mut self) -> bool {
        let undone = self.table.undo();
        if undone {
            self.cut();
            self.turn = self.turn.without_question();
            self.take_back_silence();
        }
        undone
    }

    /// Truncates the written match to the current number of steps.
    pub(super) fn cut(&mut self) {
        self.written.cut(self.table.steps().len());
        self.seating.cut(self.table.steps().len());
    }

    /// The player whose last decision may be undone now: on the table by that player alone, at the curtain before the
    /// next one looks.
    pub(super) fn undoer(&self, stage: Stage) -> Option<Seat> {
        if let Mode::Phone(hand) = &self.mode {
            return (hand.undo && !hand.cut_off && !self.is_closing()).then_some(hand.seat);
        }
        if let Mode::Again(_) | Mode::Moment(_) = self.mode {
            return None;
        }
        let seat = self.table.can_undo().filter(|&seat| self.seating.people().has(seat))?;
        if self.is_closing() {
            return None;
        }
        match stage {
            Stage::Play(at) | Stage::Landing(at) => {
                let near = at == Some(seat) || self.phones.has(seat) || self.is_practice();
                near.then_some(seat)
            }
            // Only the decision that the question is about.
            Stage::Ask(_) => {
                let &(_, action) = self.table.log().last()?;
                (G::SPOKEN?.undoes)(action).then_some(seat)
            }
            Stage::Curtain(_) | Stage::Closed(_) | Stage::Flat(_) => Some(seat),
            Stage::Watch
            | Stage::Pause
            | Stage::Who
            | Stage::TurnedUp
            | Stage::Over(_)
            | Stage::Ended => None,
        }
    }

    pub fn label(&self) -> Label {
        Label::new(&self.table, &self.names, &self.seating)
    }

    /// The record as JSON; `None` if it cannot be written.
    pub fn record(&self) -> Option<String> {
        self.written.record(&self.table, self.seating.written(), self.written_looks())
    }

    fn continues(&self) -> bool {
        matches!(self.mode, Mode::Match) && !self.is_over()
    }
}
