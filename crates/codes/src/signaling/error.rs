//! Why a tablet and a phone do not connect.

use mallard_words::{Lang, code_messages};

/// Why a code cannot be used here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignalingError {
    /// Part of it is missing or was changed, or it never was one.
    Damaged,
    /// The other device has another version of Mallard.
    Newer,
    /// It belongs to the offer of another table.
    OtherTable,
    /// It belongs to an offer that is no longer shown.
    OldOffer,
    /// The tablet sees an offer, its own or another tablet's, instead of a phone's answer.
    Own,
    /// The phone has opened an answer instead of an offer.
    Answer,
}

impl SignalingError {
    /// The reason as a sentence, with the next step.
    pub fn sentence(self, lang: Lang) -> &'static str {
        let words = code_messages(lang);
        match self {
            Self::Damaged => words.damaged,
            Self::Newer => words.newer,
            Self::OtherTable => words.other_table,
            Self::OldOffer => words.old_offer,
            Self::Own => words.own,
            Self::Answer => words.answer_here,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use SignalingError::{Answer, Damaged, Newer, OldOffer, OtherTable, Own};

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_every_language() {
        let reasons = [Damaged, Newer, OtherTable, OldOffer, Own, Answer];
        for lang in Lang::ALL {
            let sentences: std::collections::BTreeSet<_> =
                reasons.iter().map(|why| why.sentence(lang)).collect();
            assert_eq!(sentences.len(), reasons.len(), "{lang:?}");
        }
    }
}
