//! The log of a match, as much of it as is looked at.

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
        let mut lines = G::log(&self.public_events(from), self.names(), lang);
        if from > 0 {
            // What happened before is needed to tell the rest of a group: it begins with a whole one.
            let whole = lines.iter().position(|line| line.heading).unwrap_or(0);
            lines.drain(..whole);
        }
        LogPart { from, lines }
    }
}
