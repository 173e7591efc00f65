//! Lists of cards.

use std::fmt::Display;
use std::str::FromStr;

/// Reads different cards, separated by spaces.
///
/// # Errors
/// A name that is no card's, or a card that is there twice.
pub fn read_cards<C: FromStr<Err = String> + PartialEq + Display>(
    names: &str,
) -> Result<Vec<C>, String> {
    let cards: Vec<C> = names.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    check_unique(&cards)?;
    Ok(cards)
}

/// Checks that no card is there twice.
///
/// # Errors
/// The first card that is.
pub fn check_unique<C: PartialEq + Display>(cards: &[C]) -> Result<(), String> {
    let twice = (1..cards.len()).find(|&end| cards[..end].contains(&cards[end]));
    twice.map_or(Ok(()), |end| Err(format!("{} is in two places", cards[end])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Card;

    #[test]
    fn cards_are_read_in_order_and_once() {
        let read = |names| read_cards::<Card>(names).map(|cards| format!("{cards:?}"));
        assert_eq!(read(" Qh 7s "), Ok(String::from("[Qh, 7s]")));
        assert_eq!(read("Qh 7s Qh"), Err(String::from("Qh is in two places")));
        assert_eq!(read("Qh 1s"), Err(String::from("there is no card \"1s\"")));
    }
}
