//! The moments that decided a match, by what a bot that sees all hands makes of it. Nothing is looked for before
//! the match is over.

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
    /// The decisions that made it, counted from 0: the last one, and those before it that nobody heard of.
    pub steps: Range<usize>,
    /// For whom most changed.
    pub seat: Seat,
    /// How likely that seat was to win, or to be spared, before and after, in per cent.
    pub before: u8,
    /// The same, after.
    pub after: u8,
}

/// The positions of a match, whatever the game.
trait Looked: Debug {
    /// After how many decisions a position came about.
    fn steps(&self, at: usize) -> usize;
    /// Who made the decision that led from this position to the next.
    fn decider(&self, at: usize) -> Seat;
    /// What there is to see, however long that takes.
    fn prospects(&self, look: Look) -> Option<Worth>;
}

/// The moments as they are looked for, a look at a time.
#[derive(Debug)]
pub struct Seeking {
    story: Box<dyn Looked>,
    seek: Seek,
}

impl Seeking {
    /// The next look; nothing once there is no more to look for.
    pub fn next_look(&mut self) -> Option<Look> {
        self.seek.next()
    }

    /// Takes a look.
    pub fn look(&mut self, look: Look) {
        self.seek.told(look, self.story.prospects(look));
    }

    /// The moments that were found, in their order.
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
    /// Begins to look for the moments that decided the match. Nothing while it goes on, and nothing of a lesson.
    pub fn seeking(&self) -> Option<Seeking> {
        let over = matches!(self.table().pending(), Pending::Over(_)) && self.lesson().is_none();
        let (story, free) = over.then(|| Story::of(self.table(), self.names())).flatten()?;
        Some(Seeking { story: Box::new(story), seek: Seek::new(free) })
    }

    /// What the log says of a moment, best of the seat that it is about.
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
        // Of several who chose together the last one's choice comes first, and what all chose after it.
        let together = moment.steps.len() > 1;
        let after = events.get(1..).filter(|_| together).map(lines).unwrap_or_default();
        let mut lines = if after.is_empty() { lines(&events) } else { after };
        let own = lines.iter().position(|line| line.seat == Some(moment.seat)).unwrap_or(0);
        if own < lines.len() { lines.swap_remove(own).text } else { String::new() }
    }

    /// Does this match only look for one who lost?
    pub fn spares(&self) -> bool {
        G::spares(&self.table().view(Viewer::Table))
    }
}
