//! What the tablet tells a phone that waits for the match: who is in.

use super::VERSION;
use crate::engine::Seat;
use crate::session::players::Player;
use serde::{Deserialize, Serialize};

/// Where a person plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// On a phone that is connected.
    Phone,
    /// On the phone that scans the code now.
    Scans,
    /// On a phone that scans a code later.
    Next,
    /// At the tablet.
    Tablet,
}

/// The people of a match, as the sheet "Play on phones" has them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lobby {
    version: u32,
    /// In the order of the seats.
    pub people: Vec<(Seat, Player, Place)>,
}

impl Lobby {
    /// A message about these people.
    pub const fn new(people: Vec<(Seat, Player, Place)>) -> Self {
        Self { version: VERSION, people }
    }

    /// The message as text.
    pub fn written(&self) -> String {
        // Plain data: it can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}
