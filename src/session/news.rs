//! What happened at the table, for players who cannot see it or who looked away.

use super::play::Session;
use super::public::public;
use crate::engine::Seat;
use crate::words::{Lang, Line, Worded};

/// Most steps that the news covers at once; it leaves out earlier ones. If another tab played on with the match, this
/// tab does not read the whole match aloud.
const MOST_STEPS: usize = 12;

/// How many steps back a seat's last move is still worth showing.
const WORTH_SHOWING: usize = 40;

/// The news of some steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// How many steps the match has by now.
    pub steps: usize,
    /// The number of the table, from 0: a lesson has several.
    pub table: usize,
    /// The lines for the decision that ended the previous scene of a lesson.
    pub left: Vec<String>,
    /// The lines for the steps, in order.
    pub said: Vec<String>,
    /// The lines of the last step that belong to the next turn or round. The voice says them after the pause.
    pub held: Vec<String>,
    /// Is the pause after the last step still on the screen?
    pub paused: bool,
}

impl<G: Worded> Session<G> {
    /// The news since step `since`, from public events: each step's lines are those it had when it was new.
    pub fn news(&self, since: usize, lang: Lang) -> News {
        let steps = self.table().steps();
        let from = since.max(steps.len().saturating_sub(MOST_STEPS));
        self.told(steps.iter().skip(from).map(|step| public::<G>(&step.events)), lang)
    }

    /// The news of `steps`, each a list of events that the log puts into words by itself.
    pub(super) fn told(&self, steps: impl IntoIterator<Item = Vec<G::Event>>, lang: Lang) -> News {
        let log = |events: &[G::Event]| G::log(events, self.names(), lang);
        let texts = |lines: Vec<Line>| lines.into_iter().map(|line| line.text);
        let paused = self.turn().paused && !self.is_ended();
        let (mut said, mut held) = (Vec::new(), Vec::new());
        let mut steps = steps.into_iter().peekable();
        while let Some(events) = steps.next() {
            let mut lines = log(&events);
            if paused && steps.peek().is_none() {
                held.extend(texts(lines.split_off(self.next_begins(&events, &lines, lang))));
            }
            said.extend(texts(lines));
        }
        let left = texts(log(self.left())).collect();
        let steps = self.table().steps().len();
        News { steps, table: self.tables(), left, said, held, paused }
    }

    /// How many of the `lines` of `events` come before the pause. The next turn or round begins with the first
    /// heading after the event that ended the previous one.
    fn next_begins(&self, events: &[G::Event], lines: &[Line], lang: Lang) -> usize {
        let pauses =
            |event: &G::Event| G::pause(std::slice::from_ref(event), self.names(), lang).is_some();
        let ended = events.iter().position(pauses).map_or(0, |at| at + 1);
        let before = G::log(&events[..ended], self.names(), lang).len();
        let heading = lines.iter().skip(before).position(|line| line.heading);
        heading.map_or(lines.len(), |at| before + at)
    }

    /// The last move of the bot at `seat`, in a few words without its name; `None` if the game has no such
    /// words, or if a person plays at `seat`, who knows it.
    pub fn recap(&self, seat: Seat, lang: Lang) -> Option<String> {
        let recap = G::RECAP.filter(|_| !self.people().has(seat))?;
        let steps = self.table().steps();
        let earliest = steps.len().saturating_sub(WORTH_SHOWING);
        let own = steps[earliest..].iter().rposition(|step| step.seat == seat)?;
        recap(&self.public_events(earliest + own), seat, lang)
    }

    /// The lines of the log since the last decision of `seat`.
    pub fn lines_since(&self, seat: Seat, lang: Lang) -> Vec<Line> {
        let own = self.table().steps().iter().rposition(|step| step.seat == seat);
        // The deal itself is no news.
        let from = own.map_or(1, |last| last + 1).max(1);
        let (mut lines, _) = self.lines(from, lang);
        lines.retain(|line| !line.heading);
        lines
    }
}
