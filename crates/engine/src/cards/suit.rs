//! The four suits.

use serde::{Deserialize, Serialize};

/// A suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    /// All four suits, in the order in which hands are sorted: black and red alternate.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Clubs, Self::Diamonds];

    /// The suit's letter in card names: `s`, `h`, `d` or `c`.
    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 's',
            Self::Hearts => 'h',
            Self::Diamonds => 'd',
            Self::Clubs => 'c',
        }
    }

    /// The number of its bit in a set of suits.
    #[inline]
    pub const fn bit(self) -> u8 {
        self as u8
    }

    #[inline]
    /// The suit with this [`bit`](Self::bit).
    pub const fn from_bit(bit: u8) -> Self {
        match bit & 3 {
            0 => Self::Spades,
            1 => Self::Hearts,
            2 => Self::Diamonds,
            _ => Self::Clubs,
        }
    }
}
