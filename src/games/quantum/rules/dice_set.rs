//! Sets of dice.

use super::Die;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of dice, as a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct DiceSet(u8);

impl DiceSet {
    /// No die.
    pub const EMPTY: Self = Self(0);

    /// All seven.
    pub const FULL: Self = Self(0x7F);

    /// Every set there is: the empty one first, the full one last.
    pub const ALL: [Self; 128] = {
        let mut sets = [Self::EMPTY; 128];
        let mut bits = 0;
        while bits < 128 {
            sets[bits as usize] = Self(bits);
            bits += 1;
        }
        sets
    };

    /// Is this die in the set?
    #[inline]
    pub const fn has(self, die: Die) -> bool {
        self.0 & (1 << die.index()) != 0
    }

    /// The set with this die.
    #[inline]
    #[must_use]
    pub const fn with(self, die: Die) -> Self {
        Self(self.0 | (1 << die.index()))
    }

    /// The set without this die.
    #[inline]
    #[must_use]
    pub const fn without(self, die: Die) -> Self {
        Self(self.0 & !(1 << die.index()))
    }

    /// How many dice.
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

    /// The dice, the white one first.
    pub fn iter(self) -> impl Iterator<Item = Die> + Clone {
        Die::ALL.into_iter().filter(move |&die| self.has(die))
    }
}

impl FromIterator<Die> for DiceSet {
    fn from_iter<I: IntoIterator<Item = Die>>(dice: I) -> Self {
        dice.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for DiceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for DiceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Die>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_128_sets_of_seven_dice() {
        assert_eq!(DiceSet::ALL[0], DiceSet::EMPTY);
        assert_eq!(DiceSet::ALL[127], DiceSet::FULL);
        for (place, set) in DiceSet::ALL.into_iter().enumerate() {
            assert_eq!(set.iter().collect::<DiceSet>(), set);
            assert_eq!(set.iter().count(), usize::from(set.len()));
            assert!(!DiceSet::ALL[..place].contains(&set));
        }
    }

    #[test]
    fn a_die_comes_and_goes() {
        for die in Die::ALL {
            assert_eq!(DiceSet::EMPTY.with(die).without(die), DiceSet::EMPTY);
            assert!(!DiceSet::FULL.without(die).has(die));
        }
    }

    #[test]
    fn a_die_that_does_not_exist_is_not_read() {
        assert!(serde_json::from_str::<DiceSet>("[0, 7]").is_err());
        assert!(serde_json::from_str::<DiceSet>("[-1]").is_err());
        let read = serde_json::from_str::<DiceSet>("[6, 0]").expect("two dice");
        assert_eq!(serde_json::to_string(&read).expect("data"), "[0,6]");
    }
}
