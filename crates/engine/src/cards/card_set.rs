//! Sets of cards.

use super::{Card, Rank, Suit};
use crate::bit_set;

bit_set! {
    /// A set of cards, with a bit for each: 16 bits per suit, ranks from the lowest bit up.
    pub struct CardSet(u64) of Card;
}

/// The lowest bit of each suit.
const LOWEST_BITS: u64 = 0x0001_0001_0001_0001;

impl CardSet {
    /// All 52 cards.
    pub const FULL: Self = Self(LOWEST_BITS * 0x1FFF);

    /// The cards of all suits from rank `lowest` up to the ace.
    pub const fn from_rank_up(lowest: Rank) -> Self {
        Self(LOWEST_BITS * (0x1FFF & (u16::MAX << lowest as u8)) as u64)
    }

    /// The set's bits, for callers that store many sets.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cards of one suit.
    #[inline]
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & (0xFFFF << (suit as u8 * 16)))
    }

    /// The cards whose rank is also the rank of a card in `other`.
    #[inline]
    #[must_use]
    pub const fn of_ranks_in(self, other: Self) -> Self {
        Self(self.0 & (LOWEST_BITS * other.rank_bits()))
    }

    /// How many different ranks the set has.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are thirteen")]
    pub const fn ranks(self) -> u8 {
        self.rank_bits().count_ones() as u8
    }

    /// The cards of one rank.
    #[inline]
    #[must_use]
    pub const fn of_rank(self, rank: Rank) -> Self {
        Self(self.0 & (LOWEST_BITS << rank as u8))
    }

    /// A card of the lowest rank; among several, the first.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "there are not so many bits")]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 {
            return None;
        }
        let rank = self.rank_bits().trailing_zeros();
        let of_rank = (self.0 >> rank) & LOWEST_BITS;
        Some(Card::from_bit((of_rank.trailing_zeros() + rank) as u8))
    }

    /// The cards of the same suit as `card` with a higher rank.
    #[inline]
    #[must_use]
    pub const fn above(self, card: Card) -> Self {
        Self(self.0 & (u64::MAX << card.bit()) & !(1 << card.bit())).of_suit(card.suit())
    }

    /// A bit for each rank that the set has, from the lowest up.
    #[inline]
    const fn rank_bits(self) -> u64 {
        let pairs = self.0 | (self.0 >> 32);
        (pairs | (pairs >> 16)) & 0xFFFF
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> CardSet {
        names.split_whitespace().map(|name| name.parse::<Card>().expect(name)).collect()
    }

    #[test]
    fn decks_have_the_size_in_their_name() {
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
    fn the_lowest_is_of_the_lowest_rank_of_all_suits() {
        assert_eq!(set("Ks 9h 8d 8c").lowest(), "8d".parse().ok());
        assert_eq!(set("Ac").lowest(), "Ac".parse().ok());
        assert_eq!(CardSet::EMPTY.lowest(), None);
        assert_eq!(set("Ks 9h 8d 8c").ranks(), 3);
    }

    #[test]
    fn ranks_match_across_suits() {
        assert_eq!(set("6s 7h 10d 10c Ah").of_ranks_in(set("10s Ac")), set("10d 10c Ah"));
        assert_eq!(set("6s 7h 6d").of_rank(Rank::Six), set("6s 6d"));
    }

    #[test]
    fn each_card_is_a_bit() {
        assert_eq!(CardSet::EMPTY.bits(), 0);
        assert_eq!(CardSet::FULL.bits().count_ones(), 52);
    }
}
