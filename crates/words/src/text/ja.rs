//! The texts in Japanese.

use mallard_engine::cards::{Card, Rank, Suit};

pub fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "ジャック",
        Rank::Queen => "クイーン",
        Rank::King => "キング",
        Rank::Ace => "エース",
        rank => rank.mark(),
    };
    format!("{}の{rank}", suit(card.suit()))
}

/// The name of a suit.
pub fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "スペード",
        Suit::Hearts => "ハート",
        Suit::Diamonds => "ダイヤ",
        Suit::Clubs => "クラブ",
    }
}
