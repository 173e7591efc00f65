//! A moment of a match.

use mallard_engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A decision that another action would have bettered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moment {
    /// The seat that decided.
    pub seat: Seat,
    /// The number of steps before the decision.
    pub step: u32,
    /// The better action, in the format of a record.
    pub better: Value,
    /// How many matches more in a thousand the seat wins with it.
    pub gain: u16,
}
