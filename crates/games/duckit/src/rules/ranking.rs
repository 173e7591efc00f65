//! How the face-up card ranks suits and ranks for a round (DKT-4 to DKT-6).

use crate::{Card, CardSet, Rank};
use mallard_engine::cards::Suit;

/// How cards rank in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    trump: Option<Suit>,
    /// The rank that the face-up card made the lowest, if any.
    duck: Option<Rank>,
    reversed: bool,
}

impl Ranking {
    #[inline]
    pub const fn from_turned_up(turned_up: Card) -> Self {
        let duck = match turned_up.rank() {
            Some(Rank::Four) => None,
            rank => rank,
        };
        Self { trump: turned_up.suit(), duck, reversed: turned_up.is_joker() }
    }

    /// The trump suit; `None` under a Joker (DKT-6).
    #[inline]
    pub const fn trump(self) -> Option<Suit> {
        self.trump
    }

    /// The Duck rank, lowest in every suit; `None` under a 4 or a Joker (DKT-4 to DKT-6).
    pub const fn duck(self) -> Option<Rank> {
        self.duck
    }

    /// Are the ranks reversed (DKT-6)?
    pub const fn is_reversed(self) -> bool {
        self.reversed
    }

    /// All ranks, low to high.
    pub fn order(self) -> [Rank; 7] {
        let mut order = Rank::ALL;
        order.sort_unstable_by_key(|&rank| self.height(rank));
        order
    }

    /// The height of a rank, from 0 for the lowest. Under a Duck rank the numbers have a gap where
    /// it was taken out.
    #[inline]
    pub fn height(self, rank: Rank) -> u8 {
        if self.reversed {
            Rank::Seven as u8 - rank as u8
        } else if self.duck == Some(rank) {
            0
        } else {
            rank as u8 + 1
        }
    }

    /// The lower cards of the same suit as `card`.
    #[inline]
    pub fn lower(self, card: Card) -> CardSet {
        let Some(suit) = card.suit() else { return CardSet::EMPTY };
        let before = CardSet::before(card);
        let duck = self.duck.map_or(CardSet::EMPTY, |duck| CardSet::only(Card::new(duck, suit)));
        if self.reversed {
            CardSet::FULL.of_suit(suit).minus(before).without(card)
        } else if duck.has(card) {
            CardSet::EMPTY
        } else {
            before.or(duck)
        }
    }

    /// How strong a card is in a trick of this suit: trumps are above the suit led; cards that
    /// cannot win have 0 (DKT-9, DKT-11).
    #[inline]
    pub fn power(self, card: Card, led: Suit) -> u8 {
        let (Some(rank), Some(suit)) = (card.rank(), card.suit()) else { return 0 };
        if self.trump == Some(suit) {
            17 + self.height(rank)
        } else if suit == led {
            1 + self.height(rank)
        } else {
            0
        }
    }
}
