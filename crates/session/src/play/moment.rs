//! A decision of a finished match, to try again: the table as its player saw it, and one action that is wanted.

use super::{LessonState, LessonWait, Mode, MomentRun, Session};
use crate::turn::{Stops, TabletTurn};
use mallard_engine::{SeatSet, Table};
use mallard_words::GameText;

impl<A: Copy> MomentRun<A> {
    /// The action that is wanted; one that is shown waits too, so that the table has the places of all actions.
    pub(super) const fn wait(&self) -> LessonWait<A> {
        LessonWait::Do(self.better)
    }

    /// The only sentence.
    pub(super) const fn state(&self) -> LessonState {
        LessonState {
            sentence: 0,
            sentences: 1,
            reads: !self.asks,
            awaits_action: self.asks,
            is_left: false,
        }
    }
}

impl<G: GameText> Session<G> {
    /// The decision to try again, in a session for one.
    pub(crate) const fn moment_run(&self) -> Option<&MomentRun<G::Action>> {
        match &self.mode {
            Mode::Moment(moment) => Some(moment),
            Mode::Match | Mode::Lesson(_) | Mode::Replay(_) | Mode::Phone(_) | Mode::Again(_) => {
                None
            }
        }
    }

    /// The action that was played at the moment, and the better one once it is shown.
    pub fn moment_marks(&self) -> Option<(G::Action, Option<G::Action>)> {
        self.moment_run().map(|moment| (moment.played, (!moment.asks).then_some(moment.better)))
    }

    /// Tries a decision of the match again, with its better action shown. Returns the table that shows it.
    pub(crate) fn look_at_moment(&mut self, moment: MomentRun<G::Action>) -> &mut Table<G> {
        self.people = SeatSet::only(moment.seat);
        self.phones = SeatSet::EMPTY;
        self.turn = TabletTurn::opened(Some(moment.seat), Stops::default());
        self.end = None;
        self.mode = Mode::Moment(moment);
        &mut self.table
    }

    /// Asks for the better action of the moment, or shows it.
    pub const fn ask_moment(&mut self, asks: bool) {
        if let Mode::Moment(moment) = &mut self.mode {
            moment.asks = asks;
        }
    }
}
