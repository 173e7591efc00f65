use super::{Card, Rank, SuitSet};
use mallard_engine::bit_set;
use mallard_engine::cards::Suit;

bit_set! {
    /// A set of cards, with a bit for each: 8 bits per suit, seven of them for ranks; the very last
    /// bit is the Joker.
    pub struct CardSet(u32) of Card;
}

/// The lowest bit of each suit.
const SUITS: u32 = 0x0101_0101;

impl CardSet {
    /// All 29 cards (DKT-1).
    pub const FULL: Self = Self(SUITS * 0x7F).with(Card::JOKER);

    pub const FOURS: Self = Self(SUITS << Rank::Four as u8);

    /// The cards of one suit; never the Joker.
    #[inline]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & (0x7F << (suit as u8 * 8)))
    }

    /// The cards of these suits; never the Joker.
    pub fn of_suits(self, suits: SuitSet) -> Self {
        suits.iter().fold(Self::EMPTY, |all, suit| all.or(self.of_suit(suit)))
    }

    /// The cards of the same suit that come before `card` in the printed order (ace to seven); none
    /// for the Joker.
    #[inline]
    pub const fn before(card: Card) -> Self {
        if card.is_joker() {
            return Self::EMPTY;
        }
        let suit = card.bit() & !7;
        Self(((1 << card.bit()) - 1) & (0x7F << suit))
    }

    #[inline]
    pub const fn fours(self) -> Self {
        self.and(Self::FOURS)
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
