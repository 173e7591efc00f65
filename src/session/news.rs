//! What happened at the table, for those who do not see it, and for those who looked away.

use super::play::Session;
use super::public::public;
use crate::engine::Seat;
use crate::words::{Lang, Line, Worded};

/// Of more steps than this at once only the last are told: a match that another tab played on is
/// not read aloud from its beginning.
const MOST_STEPS: usize = 12;

/// So many steps back a seat's last move is still worth showing.
const WORTH_SHOWING: usize = 40;

/// What happened in some steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// How many steps the match has by now.
    pub steps: usize,
    /// At which table, counted from 0: a lesson puts up several.
    pub table: usize,
    /// What is said of the decision that ended the scene of a lesson before this one.
    pub left: Vec<String>,
    /// What is said of them, in order.
    pub said: Vec<String>,
    /// What the next turn or round brought in the last of these steps. It is said once the pause before it is over.
    pub held: Vec<String>,
    /// Is the pause after the last step still on the screen?
    pub paused: bool,
}

impl<G: Worded> Session<G> {
    /// What happened since the match had `since` steps, as everybody may know it: the lines of
    /// each step, as if it were told at once.
    pub fn news(&self, since: usize, lang: Lang) -> News {
        let steps = self.table().steps();
        let from = since.max(steps.len().saturating_sub(MOST_STEPS));
        self.told(steps.iter().skip(from).map(|step| public::<G>(&step.events)), lang)
    }

    /// The lines of these, each step's events by themselves, told now.
    pub(super) fn told(&self, steps: impl IntoIterator<Item = Vec<G::Event>>, lang: Lang) -> News {
        let log = |events: &[G::Event]| -> Vec<String> {
            let lines = G::log(events, self.names(), lang).into_iter();
            lines.map(|line| line.text).collect()
        };
        let paused = self.turn().paused && !self.is_ended();
        let (mut said, mut held) = (Vec::new(), Vec::new());
        for events in steps {
            said.append(&mut held);
            let mut lines = log(&events);
            if paused {
                held = lines.split_off(self.next_begins(&events, lang).min(lines.len()));
            }
            said.append(&mut lines);
        }
        let steps = self.table().steps().len();
        News { steps, table: self.tables(), left: log(self.left()), said, held, paused }
    }

    /// The number of lines before what comes after the pause that these events ask for: the next turn or
    /// round begins with the first heading after the event that ended the one before.
    fn next_begins(&self, events: &[G::Event], lang: Lang) -> usize {
        let pauses =
            |event: &G::Event| G::pause(std::slice::from_ref(event), self.names(), lang).is_some();
        let ended = events.iter().position(pauses).map_or(0, |at| at + 1);
        let before = G::log(&events[..ended], self.names(), lang).len();
        let lines = G::log(events, self.names(), lang);
        let heading = lines.iter().skip(before).position(|line| line.heading);
        heading.map_or(lines.len(), |at| before + at)
    }

    /// What the bot at this seat did last, in a few words without its name, where the game has such
    /// words. People know what they did.
    pub fn recap(&self, seat: Seat, lang: Lang) -> Option<String> {
        let recap = G::RECAP.filter(|_| !self.people().has(seat))?;
        let steps = self.table().steps();
        let earliest = steps.len().saturating_sub(WORTH_SHOWING);
        let own = steps[earliest..].iter().rposition(|step| step.seat == seat)?;
        recap(&self.public_events(earliest + own), seat, lang)
    }

    /// The lines of the log for what happened since this seat decided last.
    pub fn lines_since(&self, seat: Seat, lang: Lang) -> Vec<Line> {
        let own = self.table().steps().iter().rposition(|step| step.seat == seat);
        // The deal itself is no news.
        let from = own.map_or(1, |last| last + 1).max(1);
        let (mut lines, _) = self.lines(from, lang);
        lines.retain(|line| !line.heading);
        lines
    }
}
