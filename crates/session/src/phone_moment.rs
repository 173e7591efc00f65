//! The moments of the player on a phone, on that phone.

use crate::moment::Moment;
use mallard_engine::{GameView, Rng, Seat, Table, Viewer};
use mallard_words::GameText;
use serde::{Deserialize, Serialize};

/// A moment of the player on a phone: the table as the seat saw it then, and both actions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct PhoneMoment<G: GameText> {
    /// The number of steps before the decision.
    pub(crate) step: u32,
    pub(crate) view: G::View,
    pub(crate) played: G::Action,
    pub(crate) better: G::Action,
}

impl<G: GameText> PhoneMoment<G> {
    /// The moment in a match of the tablet; `None` if the match has no such decision.
    pub(crate) fn new(table: &Table<G>, moment: &Moment) -> Option<Self> {
        let Moment { seat, step, ref better, .. } = *moment;
        let at = usize::try_from(step).ok()?;
        let &(_, played) = table.log().get(at).filter(|&&(decider, _)| decider == seat)?;
        let view = G::view(&table.position_after(at)?, Viewer::Seat(seat));
        Some(Self { step, view, played, better: G::Action::deserialize(better).ok()? })
    }

    /// Can it be shown at this seat of a table with these seats, after at most this number of steps?
    pub(crate) fn fits(&self, seat: Seat, seats: u8, steps: usize) -> bool {
        let state = |view: &G::View| view.determinize(&mut Rng::from_seed(0));
        self.step as usize <= steps
            && self.view.viewer() == Viewer::Seat(seat)
            && self.view.is_consistent(seats)
            && G::check(&state(&self.view), seat, self.better).is_ok()
    }
}
