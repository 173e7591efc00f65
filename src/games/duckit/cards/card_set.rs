//! Sets of cards.

use super::{Card, Rank, SuitSet};
use crate::engine::cards::Suit;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of cards, as a bit for each: 8 bits a suit, seven of them ranks; the last bit of all
/// is the Joker.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u32);

/// The lowest bit of each suit.
const SUITS: u32 = 0x0101_0101;

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// All 29 (DKT-1).
    pub const FULL: Self = Self(SUITS * 0x7F).with(Card::JOKER);

    /// The four 4s.
    pub const FOURS: Self = Self(SUITS << Rank::Four as u8);

    /// One card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.bit())
    }

    /// Is this card in the set?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.0 & (1 << card.bit()) != 0
    }

    /// The set with this card.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | (1 << card.bit()))
    }

    /// The set without this card.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.bit()))
    }

    /// The cards in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The cards of one suit; never the Joker.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & (0x7F << (suit as u8 * 8)))
    }

    /// The cards of these suits; never the Joker.
    #[must_use]
    pub fn of_suits(self, suits: SuitSet) -> Self {
        suits.iter().fold(Self::EMPTY, |all, suit| all.or(self.of_suit(suit)))
    }

    /// The 4s.
    #[inline]
    #[must_use]
    pub const fn fours(self) -> Self {
        self.and(Self::FOURS)
    }

    /// How many cards.
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

    /// The first card in the order of [`Self::iter`].
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are not so many bits")]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::from_bit(self.0.trailing_zeros() as u8)) }
    }

    /// The cards, suit by suit in the printed order of ranks, the Joker last.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self)
    }
}

/// The cards of a set, suit by suit in the printed order of ranks, the Joker last.
#[derive(Clone, Debug)]
pub struct Iter(CardSet);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = self.0.first()?;
        self.0 = self.0.without(card);
        Some(card)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.0.len());
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_joker_is_a_card_of_no_suit() {
        assert_eq!(CardSet::FULL.len(), 29);
        let suited: u8 = Suit::ALL.into_iter().map(|suit| CardSet::FULL.of_suit(suit).len()).sum();
        assert_eq!(suited, 28);
        assert!(CardSet::FULL.has(Card::JOKER));
        assert!(!CardSet::FULL.of_suits(Suit::ALL.into_iter().collect()).has(Card::JOKER));
    }

    #[test]
    fn there_are_four_fours() {
        assert_eq!(CardSet::FULL.fours().len(), 4);
        assert!(CardSet::FULL.fours().iter().all(Card::is_four));
    }
}
