//! Cards in the figures of the rules, as several games name them.

use std::str::FromStr;

/// A card of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figured<C> {
    /// `back`: a card that lies face down.
    Back,
    /// `Qh`, as the game writes its cards, and `Qh*` where it is a trump.
    Card(C, bool),
}

impl<C: FromStr> Figured<C> {
    /// The card of this name.
    pub fn named(name: &str) -> Option<Self> {
        if name == "back" {
            return Some(Self::Back);
        }
        let card = name.trim_end_matches('*');
        Some(Self::Card(card.parse().ok()?, card != name))
    }
}

impl<C> Figured<C> {
    /// What it is, in the game's words; of one that lies face down nothing is said.
    pub fn said(self, card: impl Fn(C) -> String) -> String {
        match self {
            Self::Back => String::new(),
            Self::Card(shown, _) => card(shown),
        }
    }
}
