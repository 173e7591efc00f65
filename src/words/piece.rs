//! Drawings of pieces, by name.

use serde::{Deserialize, Serialize};

/// A drawing of a piece, as plain data. Saves contain a few of them for the shelf.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The symbol's id in the sprites.
    pub symbol: String,
    /// The CSS classes of the element around the drawing.
    pub class: String,
}
