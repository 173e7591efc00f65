//! The log of a match: the part that is shown.

use super::early::said;
use super::play::Session;
use super::public::public;
use crate::words::{Lang, Line, Worded};

/// The log begins at a multiple of this number of steps, so that lines keep their places while it
/// grows.
const CHUNK: usize = 20;

/// The end of the log.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LogPart {
    /// The step that it begins with.
    pub from: usize,
    /// Its lines.
    pub lines: Vec<Line>,
    /// For each line the step that it is about; 0 is the deal.
    pub steps: Vec<usize>,
}

impl LogPart {
    /// Is there more before it?
    pub const fn has_earlier(&self) -> bool {
        self.from > 0
    }
}

impl<G: Worded> Session<G> {
    /// The lines of the log for at least the last `steps` steps, if there are that many. A long
    /// match takes no longer than a short one.
    pub fn log(&self, steps: usize, lang: Lang) -> LogPart {
        let from = self.table().steps().len().saturating_sub(steps.max(1)) / CHUNK * CHUNK;
        let (mut lines, mut steps) = self.lines(from, lang);
        if from > 0 {
            // The log needs the start of a group to tell the rest: it begins with a whole group.
            let whole = lines.iter().position(|line| line.heading).unwrap_or(0);
            lines.drain(..whole);
            steps.drain(..whole);
        }
        LogPart { from, lines, steps }
    }

    /// The events from step `from` on, as all may know them, each with the number of its step.
    fn numbered_events(&self, from: usize) -> (Vec<G::Event>, Vec<usize>) {
        let opening = if from == 0 { self.table().opening() } else { &[] };
        let mut events = public::<G>(opening);
        let mut numbers = vec![0; events.len()];
        for (number, step) in self.table().steps().iter().enumerate().skip(from) {
            events.extend(public::<G>(&step.events));
            numbers.resize(events.len(), number + 1);
        }
        (events, numbers)
    }

    /// The lines for the events from step `from` on and for seats that changed hands, and the step
    /// of each line.
    pub(super) fn lines(&self, from: usize, lang: Lang) -> (Vec<Line>, Vec<usize>) {
        let (events, numbers) = self.numbered_events(from);
        let (mut lines, mut steps) = (Vec::new(), Vec::new());
        for (at, number) in numbers.into_iter().enumerate() {
            lines.extend(G::lines(&events, at, self.names(), lang));
            steps.resize(lines.len(), number);
        }
        for (at, seat, change) in self.seating().changes().iter().rev() {
            if *at >= from {
                let place = steps.partition_point(|step| step <= at);
                let text = said::<G>(self.names().of(*seat), change, lang);
                lines.insert(place, Line { seat: Some(*seat), heading: false, text });
                steps.insert(place, *at);
            }
        }
        (lines, steps)
    }
}
