//! A decision of a finished match, to try again: the table as its player saw it, and one action that is wanted.

use super::{LessonState, LessonWait, Mode, MomentRun, Session};
use crate::moments::Moment;
use crate::replay::Replay;
use crate::turn::{Stops, TabletTurn};
use mallard_engine::SeatSet;
use mallard_words::GameText;
use serde::Deserialize;

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

    /// Asks for the better action of the moment, or shows it.
    pub const fn ask_moment(&mut self, asks: bool) {
        if let Mode::Moment(moment) = &mut self.mode {
            moment.asks = asks;
        }
    }
}

impl<G: GameText> Replay<G> {
    /// Sets a session of this match to a moment of its player. False if the match has no such decision.
    pub fn show_moment(&self, session: &mut Session<G>, moment: &Moment) -> bool {
        let Ok(step) = usize::try_from(moment.step) else { return false };
        let decision = self.whole.table().log().get(step).copied();
        let Some((_, played)) = decision.filter(|&(seat, _)| seat == moment.seat) else {
            return false;
        };
        let Ok(better) = G::Action::deserialize(&moment.better) else { return false };
        self.past.turn(&mut session.table, step);
        if session.table.check(moment.seat, better).is_err() {
            return false;
        }
        session.people = SeatSet::only(moment.seat);
        session.phones = SeatSet::EMPTY;
        session.turn = TabletTurn::opened(Some(moment.seat), Stops::default());
        session.end = None;
        session.mode = Mode::Moment(MomentRun { seat: moment.seat, played, better, asks: false });
        true
    }
}
