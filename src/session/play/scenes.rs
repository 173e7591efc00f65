//! A lesson is taken, scene by scene, each at a table of its own.

use super::stops::stops;
use super::{Session, sole};
use crate::engine::Table;
use crate::session::lesson::Lesson;
use crate::session::turn::Turn;
use crate::words::Worded;

impl<G: Worded> Session<G> {
    /// Takes a lesson.
    pub(in crate::session) fn with_lesson(self, lesson: Lesson<G>) -> Self {
        Self { lesson: Some(lesson), ..self }
    }

    /// The lesson that is taken here.
    pub const fn lesson(&self) -> Option<&Lesson<G>> {
        self.lesson.as_ref()
    }

    /// How many tables a lesson has put up before this one.
    pub const fn tables(&self) -> usize {
        self.tables
    }

    /// What the decision did that ended the scene of a lesson before this one.
    pub(in crate::session) fn left(&self) -> &[G::Event] {
        &self.left
    }

    /// The lesson goes on: with the next scene, it does so at another table. `left` is what happened there last that
    /// nobody was told of.
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
