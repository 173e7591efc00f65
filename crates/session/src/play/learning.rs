//! A lesson at this tablet: a session whose steps are known, until the learner continues freely.

use super::{LessonRun, Mode, Session};
use crate::duck::Duck;
use crate::lesson::{LEARNER, Lesson, LessonMove, LessonProgress};
use crate::players::{Player, PlayerKind};
use crate::seating::Seating;
use crate::serialized_log::SerializedLog;
use mallard_engine::{Seat, Table};
use mallard_words::{GameText, Lang};

/// The next step of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonWait<A> {
    /// The learner reads a text.
    Read,
    Do(A),
    /// Another seat does this automatically.
    Other(Seat, A),
    /// Nothing more: the match continues freely.
    Play,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonState {
    /// The number of the current sentence, from 0; `sentences` once the match continues freely.
    pub sentence: usize,
    pub sentences: usize,
    /// Does the learner only read?
    pub reads: bool,
    pub awaits_action: bool,
    /// Has the learner decided since the match continues freely?
    pub is_left: bool,
}

impl LessonState {
    /// Does the current sentence ask the learner for an action now? Not while others act.
    pub const fn asks(&self) -> bool {
        self.reads || self.awaits_action || self.sentence == self.sentences
    }
}

/// The players of a lesson with `seats` seats: a human, and the weakest bots.
fn learners<G: GameText>(seats: u8) -> Vec<Player> {
    let bot = || PlayerKind::Bot(G::LEVELS.first().map_or("", |level| level.id).to_owned());
    let player = |seat: Seat| Player {
        name: None,
        kind: if seat == LEARNER { PlayerKind::Person } else { bot() },
        duck: Duck::new(seat.index()),
    };
    Seat::all(seats).map(player).collect()
}

impl<G: GameText> Session<G> {
    /// Resumes a lesson where the learner left it.
    pub fn learning(mut lesson: Lesson<G>, learnt: LessonProgress, lang: Lang) -> Self {
        let table = lesson.resume(learnt);
        let players = learners::<G>(table.setup().seats);
        let seating = Seating::new(&players);
        let run = LessonRun { lesson, tables: 0, unreported: Vec::new() };
        Self::with(table, players, seating, Mode::Lesson(run), lang)
    }

    const fn run(&self) -> Option<&LessonRun<G>> {
        match &self.mode {
            Mode::Lesson(run) => Some(run),
            Mode::Match | Mode::Replay(_) | Mode::Phone(_) | Mode::Moment(_) | Mode::Again(_) => {
                None
            }
        }
    }

    pub fn lesson(&self) -> Option<&Lesson<G>> {
        self.run().map(|run| &run.lesson)
    }

    /// How many tables the lesson has set up before this one; 0 in a match.
    pub fn tables(&self) -> usize {
        self.run().map_or(0, |run| run.tables)
    }

    /// The events of the decision that ended the scene of a lesson before this one.
    pub(crate) fn previous_scene_events(&self) -> &[G::Event] {
        self.run().map_or(&[], |run| &run.unreported)
    }

    /// The step that the lesson, or a moment, waits for; `None` in a match.
    pub fn wait(&self) -> Option<LessonWait<G::Action>> {
        if let Mode::Moment(moment) = &self.mode {
            return Some(moment.wait());
        }
        let lesson = self.lesson()?;
        Some(match lesson.waits() {
            None => LessonWait::Play,
            Some(LessonMove { action: None, .. }) => LessonWait::Read,
            Some(LessonMove { by: LEARNER, action: Some(action) }) => LessonWait::Do(action),
            Some(LessonMove { by, action: Some(action) }) => LessonWait::Other(by, action),
        })
    }

    /// The progress of the lesson, or of the moment, which has one sentence; `None` in a match.
    pub fn lesson_state(&self) -> Option<LessonState> {
        if let Mode::Moment(moment) = &self.mode {
            return Some(moment.state());
        }
        let (lesson, wait) = (self.lesson()?, self.wait()?);
        let last = self.table().steps().iter().rev().take(lesson.played_on(self.table()));
        Some(LessonState {
            sentence: lesson.sentence(),
            sentences: lesson.sentences(),
            reads: wait == LessonWait::Read,
            awaits_action: matches!(wait, LessonWait::Do(_)),
            is_left: wait == LessonWait::Play && last.into_iter().any(|step| step.seat == LEARNER),
        })
    }

    /// Does a lesson give instructions now? Not once the match continues freely.
    pub fn is_taught(&self) -> bool {
        self.lesson_state().is_some_and(|taught| !taught.is_left)
    }

    /// Continues after the learner has read. False if the lesson waits for another step.
    pub fn read_on(&mut self) -> bool {
        let reads = self.wait() == Some(LessonWait::Read);
        if reads {
            self.step_on(Vec::new());
        }
        reads
    }

    /// The number of the lesson's words for an action that it does not wait for; `None` if it has none.
    pub fn flagged(&self, action: G::Action) -> Option<usize> {
        self.lesson()?.flagged(action)
    }

    /// Begins the lesson again. False in a match.
    pub fn replay_lesson(&mut self) -> bool {
        self.begin_lesson(Vec::new(), |lesson| Some(lesson.restart()))
    }

    /// `unreported` are the events of the step, which the next scene still has to report.
    pub(super) fn step_on(&mut self, unreported: Vec<G::Event>) {
        self.begin_lesson(unreported, |lesson| lesson.advance().then(|| lesson.table()));
    }

    /// Continues the lesson; the next scene has another table.
    fn begin_lesson(
        &mut self,
        unreported: Vec<G::Event>,
        go_on: impl FnOnce(&mut Lesson<G>) -> Option<Table<G>>,
    ) -> bool {
        let Mode::Lesson(run) = &mut self.mode else { return false };
        if let Some(table) = go_on(&mut run.lesson) {
            run.tables += 1;
            run.unreported = unreported;
            self.table = table;
            self.written = SerializedLog::default();
            self.open_turn();
        }
        true
    }
}
