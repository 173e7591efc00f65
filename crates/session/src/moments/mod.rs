//! The moments of a match: decisions of its people that another action would have bettered, from what they could see.
//!
//! The strongest bot judges them from the view of the seat alone, never by the true hands: that would be hindsight.
//! Decisions without a choice, of bots and of stand-ins are never moments.

mod decisions;
mod words;

use self::decisions::{Decisions, DynDecisions};
pub use self::words::MomentText;
use crate::moment::Moment;
use crate::play::Session;
use mallard_engine::Pending;
use mallard_words::GameText;
use std::cmp::Reverse;

/// The most moments of a person in a match.
pub const MOST_MOMENTS: usize = 3;

/// The search for the moments of a match: it asks one question after another, about each decision of a person.
#[derive(Debug)]
pub struct MomentSearch(Box<dyn DynDecisions>);

impl MomentSearch {
    /// The next question, for [`mallard_engine::ReviewRequest::answer`]; `None` once all are answered.
    pub fn next_question(&mut self) -> Option<String> {
        self.0.next_question()
    }

    /// Reads the answer to the last question. False if it is none.
    pub fn read(&mut self, answer: &str) -> bool {
        self.0.read(answer)
    }

    /// The moments that gain most, at most [`MOST_MOMENTS`] of each seat, in the order of the match.
    pub fn found(&self) -> Vec<Moment> {
        let all = self.0.found();
        let rank = |moment: &Moment| (Reverse(moment.gain), moment.step);
        let is_among_best = |moment: &&Moment| {
            let better = |other: &&Moment| other.seat == moment.seat && rank(other) < rank(moment);
            all.iter().filter(better).count() < MOST_MOMENTS
        };
        all.iter().filter(is_among_best).cloned().collect()
    }
}

impl<G: GameText> Session<G> {
    /// Begins the search for the moments of a match that its rules ended. `None` while it continues, and in a game without
    /// bots.
    pub fn moments(&self) -> Option<MomentSearch> {
        let over = matches!(self.table().pending(), Pending::Over(_));
        let decisions = over.then(|| Decisions::new(self)).flatten()?;
        Some(MomentSearch(Box::new(decisions)))
    }
}
