//! The viewers that views are made for.

use super::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The observer of a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// Sees the view of this seat.
    Seat(Seat),
    /// Sees only public information: the table between two turns, or a spectator.
    Table,
    /// Sees everything. Only for the end of a match, transcripts and tests.
    Everyone,
}

impl Viewer {
    /// May this viewer know the secrets of `seat`?
    pub fn may_see(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Table => false,
            Self::Everyone => true,
        }
    }

    /// May this viewer know the secrets that `seats` share?
    pub fn may_see_shared(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(own) => seats.has(own),
            Self::Table => false,
            Self::Everyone => true,
        }
    }
}
