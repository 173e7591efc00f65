//! The four colours.

use serde::{Deserialize, Serialize};

/// A colour of the dice, and the row of the sheet that goes with it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Purple,
    Blue,
    Red,
    Yellow,
}

impl Colour {
    /// All colours, in the order of the rows from top to bottom (QTM-2).
    pub const ALL: [Self; 4] = [Self::Purple, Self::Blue, Self::Red, Self::Yellow];

    /// The index of its row, from 0 at the top.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in the name of a face.
    pub const fn letter(self) -> char {
        match self {
            Self::Purple => 'P',
            Self::Blue => 'B',
            Self::Red => 'R',
            Self::Yellow => 'Y',
        }
    }
}
