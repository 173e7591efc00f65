//! The moments of the player on a phone, on that phone.

use crate::moment::{Moment, MomentDecision};
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
        let MomentDecision { position, played, better, .. } = moment.decision(table)?;
        let view = G::view(&position, Viewer::Seat(moment.seat));
        Some(Self { step: moment.step, view, played, better })
    }

    /// Can it be shown at this seat of a table with these seats, after at most this number of steps?
    pub(crate) fn fits(&self, seat: Seat, seats: u8, steps: usize) -> bool {
        self.step as usize <= steps
            && self.view.viewer() == Viewer::Seat(seat)
            && self.view.is_consistent(seats)
            && G::check(&self.view.determinize(&mut Rng::from_seed(0)), seat, self.better).is_ok()
    }
}
