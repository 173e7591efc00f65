//! For whom a view is made.

use super::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// What this seat may know.
    Seat(Seat),
    /// What everybody may know: the table between two hands, a spectator.
    Table,
    /// Everything. Only for the end of a match, transcripts and tests.
    Everyone,
}

impl Viewer {
    /// May this viewer know what `seat` alone may know?
    pub fn sees(self, seat: Seat) -> bool {
        match self {
            Self::Seat(own) => own == seat,
            Self::Table => false,
            Self::Everyone => true,
        }
    }

    /// May this viewer know what these seats alone may know?
    pub fn sees_with(self, seats: SeatSet) -> bool {
        match self {
            Self::Seat(own) => seats.has(own),
            Self::Table => false,
            Self::Everyone => true,
        }
    }
}
