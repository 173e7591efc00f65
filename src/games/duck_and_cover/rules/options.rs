//! The options of Duck & Cover: there are none.

use serde::{Deserialize, Serialize};

/// The options before the first deal: none, because the game has only one form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}
