//! The variants, and their effects in a round (DNC-18 to DNC-22).

use super::{Number, NumberSet};
use mallard_engine::bit_set;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Variant {
    /// The numbers of the ducks count instead of their splashes (DNC-18).
    Competition,
    /// In the last round a negative score is doubled (DNC-19).
    Pressure,
    /// Two captain cards are put aside unseen (DNC-20).
    Surprises,
    /// The captain cards 1, 2 and 3 are taken out, and these ducks do not move (DNC-21).
    Constraints,
    /// Each seat quacks as another animal (DNC-22).
    Madness,
}

impl Variant {
    /// All variants, in the order of their rules.
    pub const ALL: [Self; 5] =
        [Self::Competition, Self::Pressure, Self::Surprises, Self::Constraints, Self::Madness];

    /// Its index in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn bit(self) -> u8 {
        self as u8
    }

    const fn from_bit(bit: u8) -> Self {
        Self::ALL[bit as usize]
    }
}

bit_set! {
    /// The variants of a round.
    pub struct VariantSet(u8) of Variant;
}

/// How many captain cards are put aside (DNC-20).
const CARDS_ASIDE: u8 = 2;

/// The ducks that move with constraints: from 4 on (DNC-21).
const FROM_FOUR: NumberSet =
    NumberSet::ALL.without(Number::One).without(Number::Two).without(Number::Three);

impl VariantSet {
    /// How much a visible duck of this number counts: its splashes, or its number (DNC-18).
    pub const fn points_for(self, number: Number) -> u8 {
        if self.has(Variant::Competition) { number as u8 } else { number.splashes() }
    }

    /// The score of these visible numbers: their points, or minus these for a single stack (DNC-16), which pressure
    /// doubles (DNC-19).
    pub fn points(self, visible: NumberSet) -> i8 {
        let worth: u8 = visible.iter().map(|number| self.points_for(number)).sum();
        let points = worth.cast_signed();
        match visible.len() {
            1 if self.has(Variant::Pressure) => -2 * points,
            1 => -points,
            _ => points,
        }
    }

    /// The numbers whose stacks move when they are called.
    #[inline]
    pub const fn movable(self) -> NumberSet {
        if self.has(Variant::Constraints) { FROM_FOUR } else { NumberSet::ALL }
    }

    /// How many of them are put aside unseen (DNC-20).
    pub const fn aside(self) -> u8 {
        if self.has(Variant::Surprises) { CARDS_ASIDE } else { 0 }
    }
}
