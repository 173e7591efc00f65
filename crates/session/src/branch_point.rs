//! What can be continued from the step of a match that is shown.

use super::match_in_words::MatchInWords;
use mallard_engine::{Pending, Seat, SeatSet, Viewer};
use mallard_words::GameText;

/// A step from which a match can be continued.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchPoint {
    /// The number of steps before it.
    pub step: usize,
    /// The seat that continues: what it saw can stay as it was.
    pub seat: Seat,
    /// Whom the match waits for, in words.
    pub situation: String,
}

impl<G: GameText> MatchInWords<'_, G> {
    /// The step that is shown, to continue at the seat of the viewer, or else of the person who decides there, or the
    /// first one. `None` where the match was over.
    pub(crate) fn point_to_continue(&self) -> Option<BranchPoint> {
        let Pending::Decide { owed, .. } = self.table().pending() else { return None };
        let seating = self.seating();
        let people: SeatSet = seating.owners().or(seating.resigned());
        let decider = || owed.and(people).first().or(people.first()).or(owed.first());
        let seat = match self.viewer() {
            Some(Viewer::Seat(seat)) => seat,
            _ => decider()?,
        };
        let situation = G::waits_for(&self.table().view(Viewer::Table), &self.say());
        Some(BranchPoint { step: self.table().steps().len(), seat, situation })
    }
}
