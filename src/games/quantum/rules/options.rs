//! The options of Quantum.

use serde::{Deserialize, Serialize};

/// There is nothing to choose: the game has only one form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}
