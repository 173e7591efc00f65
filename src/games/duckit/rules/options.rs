//! The options of Duckit.

use serde::{Deserialize, Serialize};

/// There is nothing to choose: the rules have no variants.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}
