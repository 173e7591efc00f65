//! The pieces in the figures of the rules.

use super::kind::kind_label;
use crate::Kind;
use mallard_words::Lang;

/// A piece of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GooseFigure {
    /// `back`: a face-down card.
    Back,
    /// A card, named by its short code.
    Card(Kind),
}

impl GooseFigure {
    pub fn named(name: &str) -> Option<Self> {
        if name == "back" { Some(Self::Back) } else { name.parse().ok().map(Self::Card) }
    }

    pub fn describe(self, lang: Lang) -> String {
        match self {
            Self::Back => String::new(),
            Self::Card(kind) => kind_label(kind, lang),
        }
    }
}
