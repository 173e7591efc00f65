//! Text of the tables of games with playing cards. It is not part of [`Messages`](super::Messages), because only the
//! table's program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::card_game_messages;

use mallard_engine::cards::Suit;

/// Texts of the tables of games with playing cards, in one language.
#[derive(Debug)]
pub struct CardGameMessages {
    pub trump_is: fn(Suit) -> String,
    pub dealer: &'static str,
    /// The offer of a card.
    pub play: fn(&str) -> String,
    /// The refusal of a card.
    pub not_in_hand: fn(&str) -> String,
    /// The labels of a hand and its cards, for screen readers.
    pub your_hand: fn(usize) -> String,
    pub trump: fn(&str) -> String,
    pub playable: fn(&str) -> String,
}
