//! The log of a match, as much of it as is looked at.

use super::early::said;
use super::play::Session;
use crate::words::{Lang, Line, Worded};

/// The log begins at a multiple of so many steps: lines keep their places while it grows.
const CHUNK: usize = 20;

/// The end of the log.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogPart {
    /// The step it begins with.
    pub from: usize,
    /// Its lines.
    pub lines: Vec<Line>,
}

impl LogPart {
    /// Is there more before it?
    pub const fn has_earlier(&self) -> bool {
        self.from > 0
    }
}

impl<G: Worded> Session<G> {
    /// The lines of the log for at least the last `steps` steps, if there are so many. It takes no
    /// longer in a long match than in a short one.
    pub fn log(&self, steps: usize, lang: Lang) -> LogPart {
        let from = self.table().steps().len().saturating_sub(steps.max(1)) / CHUNK * CHUNK;
        let mut lines = self.lines(from, lang);
        if from > 0 {
            // What happened before is needed to tell the rest of a group: it begins with a whole one.
            let whole = lines.iter().position(|line| line.heading).unwrap_or(0);
            lines.drain(..whole);
        }
        LogPart { from, lines }
    }

    /// The lines for what happened from this step on, with those for seats that changed hands.
    pub(super) fn lines(&self, from: usize, lang: Lang) -> Vec<Line> {
        let mut lines = G::log(&self.public_events(from), self.names(), lang);
        for (at, seat, change) in self.seating().changes().iter().rev() {
            if *at >= from {
                // Events tell a line each or none, whatever comes after them.
                let before = self.public_events_between(from, *at);
                let place = G::log(&before, self.names(), lang).len().min(lines.len());
                let text = said::<G>(self.names().of(*seat), change, lang);
                lines.insert(place, Line { seat: Some(*seat), heading: false, text });
            }
        }
        lines
    }
}
