//! Sets of cards.

use super::{Card, Rank, Suit};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of cards, as a bit for each: 16 bits a suit, the ranks from the lowest bit up.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct CardSet(u64);

/// The lowest bit of each suit.
const SUITS: u64 = 0x0001_0001_0001_0001;

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// All 52.
    pub const FULL: Self = Self(SUITS * 0x1FFF);

    /// The cards of all suits from this rank up to the ace.
    pub const fn from_rank_up(lowest: Rank) -> Self {
        Self(SUITS * (0x1FFF & (u16::MAX << lowest as u8)) as u64)
    }

    /// One card.
    #[inline]
    pub const fn only(card: Card) -> Self {
        Self(1 << card.bit())
    }

    /// Is this card in the set?
    #[inline]
    pub const fn has(self, card: Card) -> bool {
        (self.0 >> card.bit()) & 1 != 0
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

    /// The cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & (0xFFFF << (suit as u8 * 16)))
    }

    /// The cards whose rank is a rank of some card in `other`.
    #[inline]
    #[must_use]
    pub const fn of_ranks_in(self, other: Self) -> Self {
        let pairs = other.0 | (other.0 >> 32);
        let ranks = (pairs | (pairs >> 16)) & 0xFFFF;
        Self(self.0 & (SUITS * ranks))
    }

    /// The cards of one rank.
    #[inline]
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> Self {
        Self(self.0 & (SUITS << rank as u8))
    }

    /// The cards of the same suit with a higher rank than `card`.
    #[inline]
    #[must_use]
    pub const fn above(self, card: Card) -> Self {
        Self(self.0 & (u64::MAX << card.bit()) & !(1 << card.bit())).of_suit(card.suit())
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

    /// The cards, suit by suit, low to high.
    #[inline]
    pub const fn iter(self) -> Iter {
        Iter(self.0)
    }
}

/// The cards of a set, suit by suit, low to high.
#[derive(Clone, Debug)]
pub struct Iter(u64);

impl Iterator for Iter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
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

    fn set(names: &str) -> CardSet {
        names.split_whitespace().map(|name| name.parse::<Card>().expect(name)).collect()
    }

    #[test]
    fn decks_have_as_many_cards_as_their_name_says() {
        assert_eq!(CardSet::FULL.len(), 52);
        assert_eq!(CardSet::from_rank_up(Rank::Six).len(), 36);
        assert_eq!(CardSet::from_rank_up(Rank::Nine).len(), 24);
        assert_eq!(CardSet::from_rank_up(Rank::Two), CardSet::FULL);
    }

    #[test]
    fn above_means_higher_in_the_same_suit() {
        let queen = "Qd".parse().expect("a card");
        assert_eq!(set("Kd Ad Jd Kc As").above(queen), set("Kd Ad"));
        assert_eq!(CardSet::FULL.above("Ac".parse().expect("a card")), CardSet::EMPTY);
    }

    #[test]
    fn ranks_match_across_suits() {
        assert_eq!(set("6s 7h 10d 10c Ah").of_ranks_in(set("10s Ac")), set("10d 10c Ah"));
        assert_eq!(set("6s 7h 6d").of_rank(Rank::Six), set("6s 6d"));
    }
}
