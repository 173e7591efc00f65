//! The options of Duck & Cover: the rounds in which each variant is on.

use super::{Variant, VariantSet};
use mallard_engine::Rng;
use serde::{Deserialize, Serialize};

/// How many rounds a match has (DNC-17).
pub const ROUNDS: u8 = 3;

/// The rounds of each variant, chosen before the first deal. Without variants, the game of the
/// rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The rounds in which numbers count instead of splashes (DNC-18).
    pub competition: Rounds,
    /// Is a negative score doubled in the last round (DNC-19)?
    pub pressure: bool,
    /// The rounds in which two captain cards are put aside (DNC-20).
    pub surprises: Rounds,
    /// The rounds without the captain cards 1, 2 and 3 (DNC-21).
    pub constraints: Rounds,
    /// The rounds in which each seat quacks as another animal (DNC-22).
    pub madness: Rounds,
    /// Does the match end after its first round, as the daily challenge does (DNC-17)?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub one_round: bool,
}

/// Rounds of a match, with a bit for each. Written `[1, 3]`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Rounds(u8);

impl Rounds {
    pub const NONE: Self = Self(0);

    pub const LAST: Self = Self(1 << (ROUNDS - 1));

    /// Is `round` among them? Rounds count from 1.
    pub fn has(self, round: u8) -> bool {
        (1..=ROUNDS).contains(&round) && (self.0 >> (round - 1)) & 1 != 0
    }

    /// The same rounds, but with `round` the other way.
    pub fn flipped(self, round: u8) -> Self {
        if (1..=ROUNDS).contains(&round) { Self(self.0 ^ (1 << (round - 1))) } else { self }
    }

    /// Their numbers, from low to high.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (1..=ROUNDS).filter(move |&number| self.has(number))
    }

    fn any(rng: &mut Rng) -> Self {
        let flip = |rounds: Self, round| {
            if rng.next_below(2) == 0 { rounds } else { rounds.flipped(round) }
        };
        (1..=ROUNDS).fold(Self::NONE, flip)
    }
}

impl From<Rounds> for Vec<u8> {
    fn from(rounds: Rounds) -> Self {
        rounds.numbers().collect()
    }
}

impl TryFrom<Vec<u8>> for Rounds {
    type Error = String;

    fn try_from(numbers: Vec<u8>) -> Result<Self, String> {
        let mut rounds = Self::NONE;
        for number in numbers {
            if !(1..=ROUNDS).contains(&number) || rounds.has(number) {
                return Err(format!("there is no round {number}, or it comes twice"));
            }
            rounds = rounds.flipped(number);
        }
        Ok(rounds)
    }
}

impl Options {
    /// The number of the last round of the match (DNC-17).
    pub const fn last_round(&self) -> u8 {
        if self.one_round { 1 } else { ROUNDS }
    }

    pub const fn rounds(&self, variant: Variant) -> Rounds {
        match variant {
            Variant::Competition => self.competition,
            Variant::Pressure if self.pressure && self.one_round => Rounds(1),
            Variant::Pressure if self.pressure => Rounds::LAST,
            Variant::Pressure => Rounds::NONE,
            Variant::Surprises => self.surprises,
            Variant::Constraints => self.constraints,
            Variant::Madness => self.madness,
        }
    }

    /// The variants that are on in `round`.
    pub fn on(&self, round: u8) -> VariantSet {
        Variant::ALL.into_iter().filter(|&variant| self.rounds(variant).has(round)).collect()
    }

    /// The same options, but with a variant the other way in `round`. Pressure knows the last round
    /// only.
    pub fn flipped(mut self, variant: Variant, round: u8) -> Self {
        let rounds = match variant {
            Variant::Competition => &mut self.competition,
            Variant::Pressure => {
                self.pressure ^= round == ROUNDS;
                return self;
            }
            Variant::Surprises => &mut self.surprises,
            Variant::Constraints => &mut self.constraints,
            Variant::Madness => &mut self.madness,
        };
        *rounds = rounds.flipped(round);
        self
    }

    /// Any options, all equally likely.
    pub(super) fn any(rng: &mut Rng) -> Self {
        Self {
            competition: Rounds::any(rng),
            pressure: rng.next_below(2) == 0,
            surprises: Rounds::any(rng),
            constraints: Rounds::any(rng),
            madness: Rounds::any(rng),
            one_round: false,
        }
    }
}
