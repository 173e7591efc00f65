//! Drawings of pieces, by name.

use serde::{Deserialize, Serialize};

/// A drawing of a piece, as plain data: saves carry some for the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The symbol's id in the sprites.
    pub symbol: String,
    /// The classes of what frames it.
    pub class: String,
}
