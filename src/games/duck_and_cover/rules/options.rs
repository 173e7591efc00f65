//! The switches of Duck & Cover: there are none.

use serde::{Deserialize, Serialize};

/// Everything that is set before the first deal: nothing, the game is played in one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}
