//! What can be continued from a step of a finished match.

use super::session::Replay;
use crate::players::Player;
use mallard_engine::{Pending, Redeal, Seat, SeatSet, Table, Viewer};
use mallard_words::{GameText, Lang};

/// A step from which a finished match can be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchPoint {
    /// The number of steps before it.
    pub step: usize,
    /// The seat that continues: what it saw can stay as it was.
    pub seat: Seat,
    /// The part of the match and whom it waits for, in words.
    pub situation: String,
}

impl<G: GameText> Replay<G> {
    pub fn players(&self) -> &[Player] {
        self.whole.players()
    }

    /// The match after `step` steps as a point to continue from: at the seat of `viewer`, or else of the person who
    /// decides there, or the first one. `None` while the match runs, and where it was over.
    pub fn branch_point(&self, step: usize, viewer: Viewer, lang: Lang) -> Option<BranchPoint> {
        let position = self.whole.table().position_after(step)?;
        let Pending::Decide { owed, .. } = G::pending(&position) else { return None };
        if !self.whole.is_over() {
            return None;
        }
        let seating = self.whole.seating();
        let people: SeatSet = seating.owners().or(seating.resigned());
        let decider = || owed.and(people).first().or(people.first()).or(owed.first());
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Table | Viewer::Everyone => decider()?,
        };
        let waits = G::waits_for(&G::view(&position, Viewer::Table), &self.whole.say(lang));
        Some(BranchPoint { step, seat, situation: waits })
    }

    /// The match that continues this one after its first `step` steps; with `redeal`, what its seat could not see is
    /// dealt again. `None` while this match runs, or if it has fewer steps.
    pub fn branch(&self, step: usize, redeal: Option<Redeal>) -> Option<Table<G>> {
        let table = self.whole.table();
        if self.whole.is_over() { table.branch(step, redeal) } else { None }
    }
}
