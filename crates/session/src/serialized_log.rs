//! The log of a record as text, extended step by step.

use mallard_engine::{Game, Record, Seat, Table};
use serde::Serialize;
use serde_json::Value;

/// The written part of a log. A long match is not written again at each of its steps.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct SerializedLog {
    text: String,
    /// Where the text of each step ends.
    ends: Vec<usize>,
}

impl SerializedLog {
    /// Writes the new decisions.
    pub(super) fn append<A: Serialize>(&mut self, log: &[(Seat, A)]) {
        for decision in log.iter().skip(self.ends.len()) {
            // Seats and actions are plain data: they can be written.
            let Ok(text) = serde_json::to_string(decision) else { return };
            if !self.text.is_empty() {
                self.text.push(',');
            }
            self.text.push_str(&text);
            self.ends.push(self.text.len());
        }
    }

    /// Truncates the text to `steps` steps.
    pub(super) fn cut(&mut self, steps: usize) {
        self.ends.truncate(steps);
        self.text.truncate(self.ends.last().copied().unwrap_or_default());
    }

    /// The record of a match at this table, with these changes of its seats, these `looks`, and this log.
    pub(super) fn record<G: Game>(
        &self,
        table: &Table<G>,
        changes: Value,
        looks: Value,
    ) -> Option<String> {
        let dealt = Record::<G>::without_moves(table.setup().clone())
            .with_branches(table.branches().to_vec());
        let fresh = Record { looks, ..dealt.with_changes(changes) };
        let fresh = serde_json::to_string(&fresh).ok()?;
        // The log is the last field.
        Some(format!("{}{}]}}", fresh.strip_suffix("]}")?, self.text))
    }
}
