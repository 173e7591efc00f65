//! What a board is given.

use super::Face;
use crate::engine::{Seat, SeatSet};
use crate::session::Duck;
use crate::ui::kit::App;
use crate::words::{Names, Refused};
use leptos::prelude::*;

/// What a board is given. A handle: copy it freely.
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
    /// What happened in the last so many steps, as all may know it.
    pub latest: Callback<usize, Vec<G::Event>>,
    /// Whose area is shown: the person at the tablet.
    pub seat: Memo<Option<Seat>>,
    /// What that person may do now.
    pub offers: Memo<Vec<G::Action>>,
    /// Is the person to decide?
    pub acting: Memo<bool>,
    /// The action the hint shows, if one was asked for.
    pub hint: RwSignal<Option<G::Action>>,
    /// Plays an action.
    pub act: Callback<G::Action>,
    /// Plays an action of any person's seat, where all can reach their own part of the table.
    pub act_for: Callback<(Seat, G::Action)>,
    /// What a person's seat may do now, for the same.
    pub offers_for: Callback<Seat, Vec<G::Action>>,
    /// Shows the area of another person who can act, until that person has; for open games.
    pub look: Callback<Seat>,
    /// Is this somebody who interrupts? Then the offers are what it can interrupt with.
    pub interrupting: Signal<bool>,
    /// Does the tablet lie between two people, who read the table from both ends?
    pub flat: Signal<bool>,
    /// Does the viewer see something until it says that it has?
    pub glimpsing: Signal<bool>,
    /// Stops the game and asks who wants to interrupt.
    pub interrupt: Callback<()>,
    /// Why an action is not allowed; nothing if it is.
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
