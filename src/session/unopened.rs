//! Why a match cannot be shown.

use crate::engine::{FORMAT, LoadError};
use crate::words::{Lang, text};

/// Why a match cannot be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unopened {
    /// There is no match with this name.
    Missing,
    /// It cannot be read.
    Damaged,
    /// A newer program saved it.
    Newer,
    /// It was played by other rules.
    OtherRules,
    /// Its game is not on the shelf.
    UnknownGame,
    /// It holds more steps than a match can have.
    TooLong,
    /// It is a lesson, and could not be fetched.
    Lesson,
}

impl Unopened {
    /// The reason as a sentence.
    pub fn sentence(self, lang: Lang) -> &'static str {
        let saves = &text(lang).saves;
        match self {
            Self::Missing => saves.missing,
            Self::Damaged => saves.damaged,
            Self::Newer => saves.newer,
            Self::OtherRules => saves.other_rules,
            Self::UnknownGame => saves.unknown_game,
            Self::TooLong => saves.too_long,
            Self::Lesson => text(lang).lesson.missing,
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
            LoadError::TooLong { .. } => Self::TooLong,
            LoadError::Malformed(_) | LoadError::Setup(_) => Self::Damaged,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_every_language() {
        let reasons = [
            Unopened::Missing,
            Unopened::Damaged,
            Unopened::Newer,
            Unopened::OtherRules,
            Unopened::UnknownGame,
            Unopened::TooLong,
        ];
        for lang in Lang::ALL {
            let sentences: BTreeSet<_> = reasons.iter().map(|why| why.sentence(lang)).collect();
            assert_eq!(sentences.len(), reasons.len(), "{lang:?}");
            assert!(sentences.iter().all(|sentence| !sentence.is_empty()), "{lang:?}");
        }
    }
}
