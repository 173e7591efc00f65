//! English nouns after a count, numbers in order, and suits.

use mallard_engine::cards::Suit;
use std::fmt::Display;

/// `count` with its noun: `one` after 1, `many` after any other count.
///
/// ```
/// # use mallard_words::english::counted;
/// assert_eq!(counted(2_u8, "card", "cards"), "2 cards");
/// ```
pub fn counted(count: impl Display + PartialEq + From<u8>, one: &str, many: &str) -> String {
    let noun = if count == 1.into() { one } else { many };
    format!("{count} {noun}")
}

/// The place of something in a row: "1st", "2nd", "11th".
pub fn ordinal(place: impl Into<u16>) -> String {
    let place = place.into();
    let ending = match (place % 10, place % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{place}{ending}")
}

/// A suit in a sentence: "spades".
pub fn suits(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    }
}

/// One card of a suit: "spade".
pub fn one_suit(suit: Suit) -> &'static str {
    suits(suit).trim_end_matches('s')
}

/// A suit at the beginning of a sentence: "Spades".
pub fn capital_suits(suit: Suit) -> &'static str {
    match suit {
        Suit::Spades => "Spades",
        Suit::Hearts => "Hearts",
        Suit::Diamonds => "Diamonds",
        Suit::Clubs => "Clubs",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_one_has_the_noun_of_one() {
        let written = [0, 1, 2, 11].map(|count: u8| counted(count, "card", "cards"));
        assert_eq!(written, ["0 cards", "1 card", "2 cards", "11 cards"]);
    }

    #[test]
    fn the_ending_of_a_place_follows_its_last_figure_except_after_ten() {
        let written = [1, 2, 3, 4, 11, 12, 13, 21, 112, 323].map(|place: u16| ordinal(place));
        let right = ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th", "323rd"];
        assert_eq!(written, right);
    }
}
