use super::Rank;
use mallard_engine::by_name;
use mallard_engine::cards::{self, Suit};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A card, written `Ah` or `7s`, or `joker`.
///
/// Inside, it is the number suit × 8 + rank, so a set of cards is a bit mask. The Joker has the
/// last bit, which no rank needs. Only a suit and a rank, or a valid name, can make a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The Joker, called the Super Duck.
    pub const JOKER: Self = Self(31);

    #[inline]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(suit as u8 * 8 + rank as u8)
    }

    #[inline]
    pub const fn is_joker(self) -> bool {
        self.0 == Self::JOKER.0
    }

    /// The card's rank; the Joker has none.
    #[inline]
    pub const fn rank(self) -> Option<Rank> {
        if self.is_joker() { None } else { Some(Rank::ALL[(self.0 & 7) as usize]) }
    }

    /// The card's suit; the Joker has none (DKT-9).
    #[inline]
    pub const fn suit(self) -> Option<Suit> {
        if self.is_joker() { None } else { Some(Suit::from_bit(self.0 >> 3)) }
    }

    /// Is it a 4, which costs a chip?
    #[inline]
    pub const fn is_four(self) -> bool {
        self.0 & 7 == Rank::Four as u8
    }

    /// The French playing card that shows it; the Joker has its own picture.
    pub const fn french(self) -> Option<cards::Card> {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => Some(cards::Card::new(rank.french(), suit)),
            _ => None,
        }
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
        match self.french() {
            Some(card) => write!(f, "{card}"),
            None => f.write_str("joker"),
        }
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        if name == "joker" {
            return Ok(Self::JOKER);
        }
        let card: cards::Card = name.parse()?;
        let rank = Rank::ALL.into_iter().find(|rank| rank.french() == card.rank());
        let rank = rank.ok_or_else(|| format!("there is no card \"{name}\""))?;
        Ok(Self::new(rank, card.suit()))
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
                assert_eq!((card.rank(), card.suit()), (Some(rank), Some(suit)));
                assert_eq!(card.is_four(), rank == Rank::Four);
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(card.french().map(String::from), Some(card.to_string()));
            }
        }
    }

    #[test]
    fn the_joker_has_no_rank_and_no_suit() {
        let joker: Card = "joker".parse().expect("it is a card");
        assert_eq!((joker.rank(), joker.suit(), joker.french()), (None, None, None));
        assert!(joker.is_joker() && !joker.is_four());
        assert_eq!(joker.to_string(), "joker");
    }

    #[test]
    fn a_card_that_does_not_exist_is_not_read() {
        for name in ["\"8s\"", "\"1s\"", "\"\"", "\"Ks\"", "\"s\"", "\"4S\"", "\"Joker\"", "31"] {
            assert!(serde_json::from_str::<Card>(name).is_err(), "{name}");
        }
    }
}
