use super::sheet::Sheet;
use super::state::{MOST_SEATS, Phase, Public, State};
use super::{Chosen, Colour, Value};
use mallard_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// A match as one viewer may know it. The game covers nothing up again, so a player has nothing to recall.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub public: Public,
    /// The choice of each seat in step C, as far as the viewer knows it.
    pub chosen: [Chosen; MOST_SEATS],
}

impl View {
    pub fn sheet(&self, seat: Seat) -> &Sheet {
        self.public.sheet(seat)
    }

    /// The value of a colour; in step A, the value if no die is rolled again.
    pub fn value(&self, colour: Colour) -> Value {
        self.public.dice.values()[colour.index()]
    }

    /// The colour written in step B of this turn, while step C lasts.
    pub fn aside(&self) -> Option<Colour> {
        match self.public.phase {
            Phase::Everyone { aside } => aside,
            _ => None,
        }
    }

    /// The choice of a seat in step C, as far as the viewer knows it.
    pub fn chosen(&self, seat: Seat) -> Chosen {
        self.chosen[seat.index()]
    }
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let mut chosen = [Chosen::No; MOST_SEATS];
    for seat in Seat::all(state.public.seats) {
        chosen[seat.index()] = match state.choices[seat.index()] {
            None => Chosen::No,
            Some(choice) if viewer.may_see(seat) => Chosen::Seen(choice),
            Some(_) => Chosen::Hidden,
        };
    }
    View { viewer, public: state.public.clone(), chosen }
}
