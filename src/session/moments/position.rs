//! What a bot is asked about a position of a match that is over, so that it can be thought about anywhere.

use crate::engine::search::Worth;
use crate::engine::{Bot, Chance};
use serde::{Deserialize, Serialize};

/// A position in which nothing is hidden, and how closely to look at it. The same has the same answer on every
/// machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Position<G: Bot> {
    /// Where all that is drawn comes from.
    pub(super) seed: u64,
    /// By how many lines of play.
    pub(super) lines: u32,
    pub(super) view: G::View,
}

impl<G: Bot> Position<G> {
    /// How likely each seat is to win, or to be spared; nothing where that cannot be told.
    pub fn prospects(&self) -> Option<Worth> {
        G::prospects(&self.view, self.lines, &mut Chance::from_seed(self.seed))
    }
}
