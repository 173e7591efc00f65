//! The moments that decided a match, as judged by a bot that sees all hands. The search starts only
//! when the match is over.

mod position;
mod seek;
mod story;

pub use self::position::Position;
pub use self::seek::Look;
use self::seek::Seek;
use self::story::Story;
use super::play::Session;
use super::public::public;
use crate::engine::search::Worth;
use crate::engine::{Pending, Seat, Viewer};
use crate::words::{Lang, Worded};
use std::fmt::Debug;
use std::ops::Range;

/// A moment that decided a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// The decisions that made it, counted from 0: the last one, and the hidden ones before it.
    pub steps: Range<usize>,
    /// The seat for which most changed.
    pub seat: Seat,
    /// How likely that seat was to win, or to be spared, before, in per cent.
    pub before: u8,
    /// The same after, in per cent.
    pub after: u8,
}

/// The positions of a match, without the type of its game.
trait Looked: Debug {
    /// How many decisions led to the position `at`.
    fn steps(&self, at: usize) -> usize;
    /// The seat that made the decision after the position `at`.
    fn decider(&self, at: usize) -> Seat;
    /// The result of a look, however long that takes.
    fn prospects(&self, look: Look) -> Option<Worth>;
}

/// The search for the moments, one look at a time.
#[derive(Debug)]
pub struct Seeking {
    story: Box<dyn Looked>,
    seek: Seek,
}

impl Seeking {
    /// The next look; `None` once the search is done.
    pub fn next_look(&mut self) -> Option<Look> {
        self.seek.next()
    }

    /// Takes a look.
    pub fn look(&mut self, look: Look) {
        self.seek.told(look, self.story.prospects(look));
    }

    /// The moments that were found, in order.
    pub fn found(&self) -> Vec<Moment> {
        let per_cent = |thousandths: i32| u8::try_from((thousandths + 5) / 10).unwrap_or(0);
        let moment = |swing: seek::Swing| {
            let seat = swing.whose(self.story.decider(swing.at).index());
            Moment {
                steps: self.story.steps(swing.at)..self.story.steps(swing.at + 1),
                seat: Seat::new(u8::try_from(seat).unwrap_or(0)),
                before: per_cent(swing.before[seat]),
                after: per_cent(swing.after[seat]),
            }
        };
        self.seek.found().into_iter().map(moment).collect()
    }
}

impl<G: Worded> Session<G> {
    /// Begins the search for the moments that decided the match. `None` while it goes on, and in a
    /// lesson.
    pub fn seeking(&self) -> Option<Seeking> {
        let over = matches!(self.table().pending(), Pending::Over(_)) && self.lesson().is_none();
        let (story, free) = over.then(|| Story::of(self.table(), self.names())).flatten()?;
        Some(Seeking { story: Box::new(story), seek: Seek::new(free) })
    }

    /// The line of the log for a moment, preferably about its seat.
    pub fn line_of(&self, moment: &Moment, lang: Lang) -> String {
        let Some(step) = self.table().steps()[moment.steps.clone()].last() else {
            return String::new();
        };
        let events = public::<G>(&step.events);
        let lines = |events: &[G::Event]| {
            let mut lines = G::log(events, self.names(), lang);
            lines.retain(|line| !line.heading);
            lines
        };
        // If several seats chose together, the last one's choice comes first, and the result of all
        // choices after it.
        let together = moment.steps.len() > 1;
        let after = events.get(1..).filter(|_| together).map(lines).unwrap_or_default();
        let mut lines = if after.is_empty() { lines(&events) } else { after };
        let own = lines.iter().position(|line| line.seat == Some(moment.seat)).unwrap_or(0);
        if own < lines.len() { lines.swap_remove(own).text } else { String::new() }
    }

    /// Does this match only look for a loser?
    pub fn spares(&self) -> bool {
        G::spares(&self.table().view(Viewer::Table))
    }
}
