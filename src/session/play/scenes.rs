//! Takes a lesson, scene by scene, each at a table of its own.

use super::stops::stops;
use super::{Session, sole};
use crate::engine::Table;
use crate::session::lesson::Lesson;
use crate::session::turn::Turn;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// Adds a lesson to take.
    pub(in crate::session) fn with_lesson(self, lesson: Lesson<G>) -> Self {
        Self { lesson: Some(lesson), ..self }
    }

    /// The lesson that is taken here.
    pub const fn lesson(&self) -> Option<&Lesson<G>> {
        self.lesson.as_ref()
    }

    /// How many tables the lesson has set up before this one.
    pub const fn tables(&self) -> usize {
        self.tables
    }

    /// The events of the decision that ended the scene of a lesson before this one.
    pub(in crate::session) fn left(&self) -> &[G::Event] {
        &self.left
    }

    /// Goes on with the lesson; the next scene has another table. `left` holds the last events
    /// there that were not yet reported.
    pub(in crate::session) fn teach(
        &mut self,
        left: Vec<G::Event>,
        go_on: impl FnOnce(&mut Lesson<G>) -> Option<Table<G>>,
    ) {
        if let Some(table) = self.lesson.as_mut().and_then(go_on) {
            self.turn = Turn::opened(sole(&self.seating), stops(&table, self.people, &self.names));
            self.table = table;
            self.left = left;
            self.tables += 1;
        }
    }
}
