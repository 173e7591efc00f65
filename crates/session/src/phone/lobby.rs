//! The connected players, for a phone that waits for the match.

use crate::players::Player;
use mallard_engine::Seat;
use serde::{Deserialize, Serialize};

/// Where a player plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhoneStatus {
    /// On a phone that is connected.
    Phone,
    /// On the phone that scans the code now.
    Scans,
    /// On a phone that scans a code later.
    Next,
    Tablet,
}

/// The players of a match, as the dialog for phones lists them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lobby {
    /// In the order of the seats.
    pub people: Vec<(Seat, Player, PhoneStatus)>,
}
