//! Names of cards in the figures of the rules, which several games share.

use std::str::FromStr;

/// A card in a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFigure<C> {
    /// `back`: a face-down card.
    Back,
    /// `Qh`, as the game writes its cards, or `Qh*` for a trump. The bool: is it a trump?
    Card(C, bool),
}

impl<C: FromStr> CardFigure<C> {
    /// The card called `name`; `None` if no card has this name.
    pub fn named(name: &str) -> Option<Self> {
        if name == "back" {
            return Some(Self::Back);
        }
        let card = name.trim_end_matches('*');
        Some(Self::Card(card.parse().ok()?, card != name))
    }
}

impl<C> CardFigure<C> {
    /// The card in the game's words, by `card`; empty for a face-down card.
    pub fn describe(self, card: impl Fn(C) -> String) -> String {
        match self {
            Self::Back => String::new(),
            Self::Card(shown, _) => card(shown),
        }
    }
}
