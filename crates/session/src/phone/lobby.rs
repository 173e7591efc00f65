//! The message to a phone that waits for the match: the connected players.

use super::VERSION;
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
    /// At the tablet.
    Tablet,
}

/// The players of a match, as the dialog for phones lists them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lobby {
    version: u32,
    /// In the order of the seats.
    pub people: Vec<(Seat, Player, PhoneStatus)>,
}

impl Lobby {
    /// A message about these players.
    pub const fn new(people: Vec<(Seat, Player, PhoneStatus)>) -> Self {
        Self { version: VERSION, people }
    }

    /// The message as text.
    pub fn written(&self) -> String {
        // Plain data: it can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}
