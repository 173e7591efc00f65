//! The switches of Quantum.

use serde::{Deserialize, Serialize};

/// There is nothing to set: the game is played in one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}
