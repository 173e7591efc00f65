//! The texts in English.

use crate::english::suits;
use mallard_engine::cards::{Card, Rank};

pub fn card(card: Card) -> String {
    let rank = match card.rank() {
        Rank::Jack => "jack",
        Rank::Queen => "queen",
        Rank::King => "king",
        Rank::Ace => "ace",
        rank => rank.mark(),
    };
    format!("{rank} of {}", suits(card.suit()))
}

pub fn list_of_names(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}
