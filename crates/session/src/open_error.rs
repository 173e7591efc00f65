//! Why a match cannot be shown.

use mallard_engine::{FORMAT, LoadError};
use mallard_words::{Lang, coach_messages, open_error_messages};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No match has this id.
    Missing,
    /// It cannot be read.
    Damaged,
    /// A newer version saved it.
    Newer,
    /// It was played by other rules.
    OtherRules,
    /// This version does not have its game.
    UnknownGame,
    /// It has more steps than a match can have.
    TooLong,
    /// It is a lesson, and could not be loaded.
    Lesson,
}

impl OpenError {
    pub fn sentence(self, lang: Lang) -> &'static str {
        let words = open_error_messages(lang);
        match self {
            Self::Missing => words.missing,
            Self::Damaged => words.damaged,
            Self::Newer => words.newer,
            Self::OtherRules => words.other_rules,
            Self::UnknownGame => words.unknown_game,
            Self::TooLong => words.too_long,
            Self::Lesson => coach_messages(lang).missing,
        }
    }
}

impl From<LoadError> for OpenError {
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
    use crate::{Duck, Player, PlayerKind, follow};
    use mallard_durak::Durak;
    use mallard_engine::{Damage, Game, Setup, Table};
    use serde_json::{Value, json};
    use std::collections::BTreeSet;

    #[test]
    fn each_reason_has_a_sentence_of_its_own_in_every_language() {
        let reasons = [
            OpenError::Missing,
            OpenError::Damaged,
            OpenError::Newer,
            OpenError::OtherRules,
            OpenError::UnknownGame,
            OpenError::TooLong,
        ];
        for lang in Lang::ALL {
            let sentences: BTreeSet<_> = reasons.iter().map(|why| why.sentence(lang)).collect();
            assert_eq!(sentences.len(), reasons.len(), "{lang:?}");
            assert!(sentences.iter().all(|sentence| !sentence.is_empty()), "{lang:?}");
        }
    }

    fn players(seats: usize) -> Vec<Player> {
        let person = |seat| Player { name: None, kind: PlayerKind::Person, duck: Duck::new(seat) };
        (0..seats).map(person).collect()
    }

    /// A match of two with one value of its record changed.
    fn changed(name: &str, value: Value) -> Result<Option<Damage>, OpenError> {
        let table = Table::<Durak>::deal(Setup::new(2, 1)).expect("two can play");
        let mut record = serde_json::to_value(table.record()).expect("a record is data");
        record[name] = value;
        follow::<Durak>(&record, &players(2), false).map(|followed| followed.damage)
    }

    #[test]
    fn each_wrong_record_has_its_reason() {
        assert_eq!(changed("log", json!([])), Ok(None));
        assert_eq!(changed("log", json!([7])), Ok(Some(Damage { good: 0 })));
        assert_eq!(changed("log", json!("cut")), Err(OpenError::Damaged));
        assert_eq!(changed("setup", json!(null)), Err(OpenError::Damaged));
        let nine = json!({ "seats": 9, "seed": 1, "options": {} });
        assert_eq!(changed("setup", nine), Err(OpenError::Damaged));
        assert_eq!(changed("format", json!(FORMAT + 1)), Err(OpenError::Newer));
        assert_eq!(changed("format", json!(0)), Err(OpenError::OtherRules));
        assert_eq!(changed("rules", json!(99)), Err(OpenError::Newer));
        assert_eq!(changed("rules", json!(0)), Err(OpenError::OtherRules));
        assert_eq!(changed("game", json!("quidditch")), Err(OpenError::UnknownGame));
        let steps = Durak::MAX_STEPS as usize + 1;
        assert_eq!(changed("log", json!(vec![0; steps])), Err(OpenError::TooLong));
    }

    #[test]
    fn a_match_with_too_few_or_too_many_players_is_damaged() {
        let table = Table::<Durak>::deal(Setup::new(3, 1)).expect("three can play");
        let record = serde_json::to_value(table.record()).expect("a record is data");
        let follow = |seats| follow::<Durak>(&record, &players(seats), false).map(|_| ());
        assert_eq!(
            [2, 3, 4].map(follow),
            [Err(OpenError::Damaged), Ok(()), Err(OpenError::Damaged)]
        );
    }
}
