//! Why a match cannot be shown.

use crate::engine::{FORMAT, LoadError};
use crate::words::{Lang, text};

/// Why a match cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unopened {
    /// There is none of this name.
    Missing,
    /// It cannot be read.
    Damaged,
    /// A newer program saved it.
    Newer,
    /// It was played by other rules.
    OtherRules,
    /// It is of a game that is not on the shelf.
    UnknownGame,
}

impl Unopened {
    /// Why, as a sentence.
    pub fn sentence(self, lang: Lang) -> &'static str {
        let saves = &text(lang).saves;
        match self {
            Self::Missing => saves.missing,
            Self::Damaged => saves.damaged,
            Self::Newer => saves.newer,
            Self::OtherRules => saves.other_rules,
            Self::UnknownGame => saves.unknown_game,
        }
    }
}

impl From<LoadError> for Unopened {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Format(format) if format > FORMAT => Self::Newer,
            LoadError::Rules { saved, known } if saved > known => Self::Newer,
            LoadError::Rules { .. } | LoadError::Format(_) => Self::OtherRules,
            LoadError::Game(_) => Self::UnknownGame,
            LoadError::Malformed(_) | LoadError::Setup(_) => Self::Damaged,
        }
    }
}
