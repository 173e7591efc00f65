//! "Show again": the public steps since a person's last decision.

use super::{Mode, Session};
use crate::public::public;
use crate::stage::{Situation, Stage};
use crate::turn::{Stops, TabletTurn};
use mallard_engine::{Seat, Table};
use mallard_words::GameText;

/// The most steps that are shown again: the last ones.
pub const MOST_STEPS_AGAIN: usize = 8;

/// How long all of them are shown at most, in milliseconds, before the rest after the last one.
const LONGEST_SHOW: u64 = 5400;

/// The public steps since a person's last decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StepsAgain {
    /// The person's seat.
    pub seat: Seat,
    /// The numbers of the steps, from 1 for the first of the match, in order.
    pub steps: Vec<usize>,
}

impl StepsAgain {
    /// How long each of them is shown, in milliseconds, if one step usually takes `usual`.
    pub fn pace(&self, usual: u64) -> u64 {
        let steps = u64::try_from(self.steps.len()).unwrap_or(u64::MAX);
        usual.min(LONGEST_SHOW / steps.max(1))
    }
}

impl<G: GameText> Session<G> {
    /// The steps to show again to the person who gets the tablet or decides now. `None` if nothing public has happened
    /// since their last decision, before their first one, while a player looks at cards, and in a lesson.
    pub fn steps_again(&self, now: Situation) -> Option<StepsAgain> {
        let seat = match now.stage {
            Stage::Curtain(seat) => seat,
            Stage::Play(Some(seat)) if now.acting => seat,
            _ => return None,
        };
        // In a practice round no one has missed anything.
        if !matches!(self.mode, Mode::Match)
            || now.practice
            || now.glimpsing
            || now.interrupting.is_some()
        {
            return None;
        }
        let all = self.table.steps();
        let own = all.iter().rposition(|step| step.seat == seat)?;
        let shown = (own + 1..all.len()).rev().filter(|&before| self.is_shown_again(before));
        let mut steps: Vec<usize> = shown.map(|before| before + 1).take(MOST_STEPS_AGAIN).collect();
        steps.reverse();
        (!steps.is_empty()).then_some(StepsAgain { seat, steps })
    }

    /// Does the step after the first `before` steps belong to what all saw? Not if its seat chose in secret, together
    /// with others: its choice shows with the last of them.
    fn is_shown_again(&self, before: usize) -> bool {
        let events = &self.table.steps()[before].events;
        let is_public =
            events.iter().zip(public::<G>(events)).any(|(event, shown)| *event == shown);
        let chooses_alone =
            || self.table.position_after(before).is_none_or(|at| G::pending(&at).owed().len() < 2);
        is_public || chooses_alone()
    }

    /// From now on it shows a step again to the player at `seat`: only the public view, as at the curtain. Returns the
    /// table of that step.
    pub(crate) fn show_again_to(&mut self, seat: Seat) -> &mut Table<G> {
        self.mode = Mode::Again(seat);
        self.turn = TabletTurn::opened(None, Stops::default());
        self.end = None;
        &mut self.table
    }
}
