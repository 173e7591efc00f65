//! A single playing card.

use super::{Rank, Suit};
use crate::by_name;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card, written `10s` or `Qh`.
///
/// It is stored as the number suit × 16 + rank, so a set of cards is a bit mask in which the next suit is one shift
/// away. Only a suit and a rank, or a valid name, can make a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The card of this `rank` and `suit`.
    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(suit as u8 * 16 + rank as u8)
    }

    /// The card's rank.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 & 15) as usize]
    }

    /// The card's suit.
    #[inline]
    pub const fn suit(self) -> Suit {
        Suit::from_bit(self.0 >> 4)
    }

    /// The number of its bit in a [`super::CardSet`].
    #[inline]
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().mark(), self.suit().letter())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Suit::ALL
            .into_iter()
            .find_map(|suit| {
                let mark = name.strip_suffix(suit.letter())?;
                let rank = Rank::ALL.into_iter().find(|rank| rank.mark() == mark)?;
                Some(Self::new(rank, suit))
            })
            .ok_or_else(|| format!("there is no card \"{name}\""))
    }
}

by_name!(Card);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_from_its_name() {
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!((card.rank(), card.suit()), (rank, suit));
                assert_eq!(card.to_string().parse(), Ok(card));
            }
        }
    }

    #[test]
    fn a_card_that_does_not_exist_is_not_read() {
        for name in ["\"77\"", "\"1s\"", "\"\"", "\"10\"", "\"s\"", "\"10S\"", "77"] {
            assert!(serde_json::from_str::<Card>(name).is_err(), "{name}");
        }
    }
}
