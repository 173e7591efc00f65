//! Drawings of pieces, by name.

use mallard_engine::cards::{Card, Suit};
use serde::{Deserialize, Serialize};
use std::fmt::Display;

/// A drawing of a piece, as plain data. Saves contain a few of them for the home screen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The symbol's id in the sprites.
    pub symbol: String,
    /// The CSS classes of the element around the drawing.
    pub class: String,
}

impl Piece {
    /// The drawing of a playing card, by its name and the letter of its suit.
    pub fn card(name: impl Display, suit: char) -> Self {
        Self { symbol: format!("card-{name}"), class: format!("card suit-{suit}") }
    }

    /// The drawing of a French playing card.
    pub fn french(card: Card) -> Self {
        Self::card(card, card.suit().letter())
    }

    /// A card with nothing but the sign of a suit, such as one that a player has named.
    pub fn suit(suit: Suit) -> Self {
        let letter = suit.letter();
        Self { symbol: format!("p-{letter}"), class: format!("card suit-{letter}") }
    }

    /// The current names of the classes. Saves contain them, and older ones have `su-h`, or `dc fam--drake`.
    #[must_use]
    pub fn classes(&self) -> String {
        self.class.replace("dc fam--", "duck family--").replace(" su-", " suit-")
    }
}

#[cfg(test)]
mod tests {
    use super::Piece;

    #[test]
    fn an_older_save_has_classes_that_are_styled() {
        let classes =
            |class: &str| Piece { symbol: String::new(), class: class.to_owned() }.classes();
        assert_eq!(classes("card su-h"), "card suit-h");
        assert_eq!(classes("dc fam--drake"), "duck family--drake");
        assert_eq!(classes("card suit-h"), "card suit-h");
    }
}
