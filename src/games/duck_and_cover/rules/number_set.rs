//! Sets of numbers.

use super::Number;
use serde::{Deserialize, Serialize};

/// A set of numbers, as a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct NumberSet(u16);

impl NumberSet {
    /// No number.
    pub const EMPTY: Self = Self(0);

    /// Every number.
    pub const ALL: Self = Self((1 << Number::ALL.len()) - 1);

    /// Is this number in the set?
    #[inline]
    pub const fn has(self, number: Number) -> bool {
        self.0 & (1 << number.index()) != 0
    }

    /// The set with this number.
    #[inline]
    #[must_use]
    pub const fn with(self, number: Number) -> Self {
        Self(self.0 | (1 << number.index()))
    }

    /// The set without this number.
    #[inline]
    #[must_use]
    pub const fn without(self, number: Number) -> Self {
        Self(self.0 & !(1 << number.index()))
    }

    /// How many numbers.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are not so many bits")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The highest number.
    #[inline]
    pub fn highest(self) -> Option<Number> {
        let place = self.0.checked_ilog2()?;
        Some(Number::ALL[place as usize])
    }

    /// The numbers, low to high.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Number> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = *Number::ALL.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(number)
        })
    }

    /// What these ducks splash together (DNC-1).
    pub fn splashes(self) -> u8 {
        self.iter().map(Number::splashes).sum()
    }
}

impl FromIterator<Number> for NumberSet {
    fn from_iter<I: IntoIterator<Item = Number>>(numbers: I) -> Self {
        numbers.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl Serialize for NumberSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for NumberSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Number>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_of_a_set_come_low_to_high() {
        let set: NumberSet = [Number::Twelve, Number::One, Number::Six].into_iter().collect();
        assert!(set.iter().eq([Number::One, Number::Six, Number::Twelve]));
        assert!(NumberSet::ALL.iter().eq(Number::ALL));
        assert_eq!(set.highest(), Some(Number::Twelve));
        assert_eq!(NumberSet::EMPTY.highest(), None);
    }

    #[test]
    fn a_number_that_is_on_no_duck_is_not_read() {
        assert!(serde_json::from_str::<NumberSet>("[1, 12]").is_ok());
        assert!(serde_json::from_str::<NumberSet>("[0]").is_err());
        assert!(serde_json::from_str::<NumberSet>("[13]").is_err());
    }
}
