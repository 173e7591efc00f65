//! The parts of a match that a board gets.

use super::Face;
use crate::engine::{Seat, SeatSet};
use crate::session::Duck;
use crate::ui::kit::App;
use crate::words::{Names, Refused};
use leptos::prelude::*;

/// The parts of a match that a board gets. A handle: copy it freely.
#[derive(Debug)]
pub struct Board<G: Face> {
    /// The language and the settings.
    pub app: App,
    /// The match as the viewer may know it.
    pub view: Memo<G::View>,
    /// The names of the seats.
    pub names: StoredValue<Names>,
    /// The seats with people, not bots.
    pub people: SeatSet,
    /// The ducks of the seats.
    pub ducks: Callback<Seat, Duck>,
    /// The events of the last steps, as all may know them; called with the number of steps.
    pub latest: Callback<usize, Vec<G::Event>>,
    /// The seat whose area is shown: the person at the tablet.
    pub seat: Memo<Option<Seat>>,
    /// The actions that this person may take now.
    pub offers: Memo<Vec<G::Action>>,
    /// Does the person at the tablet decide now?
    pub acting: Memo<bool>,
    /// The action that the hint shows, if there is one.
    pub hint: RwSignal<Option<G::Action>>,
    /// Plays an action.
    pub act: Callback<G::Action>,
    /// Plays an action for any person's seat, when all can reach their own part of the table.
    pub act_for: Callback<(Seat, G::Action)>,
    /// The actions of a person's seat now, for the same case.
    pub offers_for: Callback<Seat, Vec<G::Action>>,
    /// Shows the area of another person who can act, until that person has acted; for open games.
    pub look: Callback<Seat>,
    /// Does the person at the tablet interrupt? Then the offers are the possible interrupts.
    pub interrupting: Signal<bool>,
    /// Is the tablet flat between two people, who read the table from both ends?
    pub flat: Signal<bool>,
    /// Does the viewer see something that shows only until the viewer confirms it?
    pub glimpsing: Signal<bool>,
    /// Stops the game and asks who wants to interrupt.
    pub interrupt: Callback<()>,
    /// Why an action is not allowed; `None` if it is.
    pub refusal: Callback<G::Action, Option<Refused>>,
    /// The board's own screen state.
    pub screen: G::Screen,
}

impl<G: Face> Clone for Board<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Face> Copy for Board<G> {}

impl<G: Face> Board<G> {
    /// The name of a seat.
    pub fn name(self, seat: Seat) -> String {
        self.names.with_value(|names| names.of(seat).to_owned())
    }

    /// The duck of a seat.
    pub fn duck(self, seat: Seat) -> Duck {
        self.ducks.run(seat)
    }
}
