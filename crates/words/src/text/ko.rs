//! The texts in Korean.

use mallard_engine::cards::{Card, Rank, Suit};

pub fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "잭",
        Rank::Queen => "퀸",
        Rank::King => "킹",
        Rank::Ace => "에이스",
        rank => rank.mark(),
    };
    format!("{} {rank}", suit(card.suit()))
}

/// The name of a suit.
pub fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "스페이드",
        Suit::Hearts => "하트",
        Suit::Diamonds => "다이아몬드",
        Suit::Clubs => "클로버",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::korean::ends_in_consonant;

    /// Durak and Duckit put 를, 가 and 나 after a suit.
    #[test]
    fn every_suit_ends_in_a_vowel_as_the_particles_after_it_expect() {
        for each in Suit::ALL {
            assert!(!ends_in_consonant(suit(each)), "{}", suit(each));
        }
    }
}
