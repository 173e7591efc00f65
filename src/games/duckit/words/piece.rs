//! The pieces in the figures of the rules.

use super::card::said;
use crate::games::duckit::Card;
use crate::words::Lang;

/// A piece of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figured {
    /// `back`: a card that lies face down.
    Back,
    /// `4h` or `joker`, and `4h*` where it is a trump.
    Card(Card, bool),
}

impl Figured {
    /// The piece of this name.
    pub fn named(name: &str) -> Option<Self> {
        if name == "back" {
            return Some(Self::Back);
        }
        let card = name.trim_end_matches('*');
        Some(Self::Card(card.parse().ok()?, card != name))
    }

    /// What it is, in words.
    pub fn said(self, lang: Lang) -> String {
        match self {
            Self::Back => String::new(),
            Self::Card(card, _) => said(card, lang),
        }
    }
}
