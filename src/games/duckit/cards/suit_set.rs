//! Sets of suits.

use crate::engine::cards::Suit;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of suits, as a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct SuitSet(u8);

impl SuitSet {
    /// No suit.
    pub const EMPTY: Self = Self(0);

    /// Is this suit in the set?
    #[inline]
    pub const fn has(self, suit: Suit) -> bool {
        self.0 & (1 << suit as u8) != 0
    }

    /// The set with this suit.
    #[inline]
    #[must_use]
    pub const fn with(self, suit: Suit) -> Self {
        Self(self.0 | (1 << suit as u8))
    }

    /// The suits in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The suits, black and red in turn.
    pub fn iter(self) -> impl Iterator<Item = Suit> + Clone {
        Suit::ALL.into_iter().filter(move |&suit| self.has(suit))
    }
}

impl FromIterator<Suit> for SuitSet {
    fn from_iter<I: IntoIterator<Item = Suit>>(suits: I) -> Self {
        suits.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SuitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SuitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SuitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Suit>::deserialize(deserializer)?.into_iter().collect())
    }
}
