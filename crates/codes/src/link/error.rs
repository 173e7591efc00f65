//! Why a link cannot be used.

use mallard_session::OpenError;
use mallard_words::{Lang, link_messages};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// Part of it is missing or was changed, or it never was a link.
    Damaged,
    /// A newer version wrote it.
    Newer,
    /// It is of older rules, by which matches are no longer dealt.
    OtherRules,
    /// This version does not have its game.
    UnknownGame,
    /// It has more steps than a match can have.
    TooLong,
}

impl LinkError {
    pub fn sentence(self, lang: Lang) -> &'static str {
        let words = link_messages(lang);
        match self {
            Self::Damaged => words.damaged,
            Self::Newer => words.newer,
            Self::OtherRules => words.other_rules,
            Self::UnknownGame => OpenError::UnknownGame.sentence(lang),
            Self::TooLong => OpenError::TooLong.sentence(lang),
        }
    }
}

impl From<LinkError> for OpenError {
    fn from(why: LinkError) -> Self {
        match why {
            LinkError::Damaged => Self::Damaged,
            LinkError::Newer => Self::Newer,
            LinkError::OtherRules => Self::OtherRules,
            LinkError::UnknownGame => Self::UnknownGame,
            LinkError::TooLong => Self::TooLong,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_every_language() {
        use LinkError::{Damaged, Newer, OtherRules, TooLong, UnknownGame};
        for lang in Lang::ALL {
            let reasons = [Damaged, Newer, OtherRules, UnknownGame, TooLong];
            let sentences: std::collections::BTreeSet<_> =
                reasons.iter().map(|why| why.sentence(lang)).collect();
            assert_eq!(sentences.len(), reasons.len(), "{lang:?}");
        }
    }
}
