//! The numbers of ducks and captain cards.

use serde::{Deserialize, Serialize};

/// A number of a duck or of a captain card, 1 to 12 (DNC-1, DNC-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Number {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Eleven,
    Twelve,
}

impl Number {
    /// All numbers, low to high: the ducks of a family.
    pub const ALL: [Self; 12] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Eleven,
        Self::Twelve,
    ];

    /// Its index in [`Self::ALL`], for arrays with one entry per duck.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize - 1
    }

    /// The number of its bit in a [`super::NumberSet`].
    #[inline]
    pub(super) const fn bit(self) -> u8 {
        self as u8 - 1
    }

    #[inline]
    pub(super) const fn from_bit(bit: u8) -> Self {
        Self::ALL[bit as usize]
    }

    /// How much the duck of this number splashes (DNC-1).
    pub const fn splashes(self) -> u8 {
        const SPLASHES: [u8; 12] = [0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5];
        SPLASHES[self.index()]
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number as Self
    }
}

impl TryFrom<u8> for Number {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::ALL
            .into_iter()
            .find(|&known| known as u8 == number)
            .ok_or_else(|| format!("there is no number {number}"))
    }
}
