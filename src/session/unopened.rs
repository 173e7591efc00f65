//! Follows a record by the rules of its game before any of it is shown, or says why it cannot be
//! shown.

use super::players::Player;
use super::seating::Seating;
use crate::engine::{Bot, Damage, FORMAT, Game, LoadError, Table};
use crate::words::{Lang, text};
use serde_json::Value;

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

/// A record that the rules have replayed.
#[derive(Debug)]
pub struct Followed<G: Game> {
    /// The table after its last good step.
    pub table: Table<G>,
    /// Who decides for each seat.
    pub seating: Seating,
    /// Where the table ends before the record does.
    pub damage: Option<Damage>,
}

/// Replays a record for these players; `ended`: did a person end the match before its rules did?
///
/// # Errors
/// The reason why there is nothing to show.
pub fn follow<G: Bot>(
    record: &Value,
    players: &[Player],
    ended: bool,
) -> Result<Followed<G>, Unopened> {
    let (table, damage) = Table::<G>::open(record)?;
    if players.len() != usize::from(table.setup().seats) {
        return Err(Unopened::Damaged);
    }
    let seating = Seating::read::<G>(players, &record["changes"], ended, table.steps().len());
    Ok(Followed { table, seating: seating.ok_or(Unopened::Damaged)?, damage })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Setup;
    use crate::games::durak::Durak;
    use crate::session::{Duck, Kind};
    use serde_json::json;
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

    fn players(seats: usize) -> Vec<Player> {
        let person = |seat| Player { name: None, kind: Kind::Person, duck: Duck::new(seat) };
        (0..seats).map(person).collect()
    }

    /// A match of two with one value of its record changed.
    fn changed(name: &str, value: Value) -> Result<Option<Damage>, Unopened> {
        let table = Table::<Durak>::deal(Setup::new(2, 1)).expect("two can play");
        let mut record = serde_json::to_value(table.record()).expect("a record is data");
        record[name] = value;
        follow::<Durak>(&record, &players(2), false).map(|followed| followed.damage)
    }

    #[test]
    fn each_wrong_record_has_its_reason() {
        assert_eq!(changed("log", json!([])), Ok(None));
        assert_eq!(changed("log", json!([7])), Ok(Some(Damage { good: 0 })));
        assert_eq!(changed("log", json!("cut")), Err(Unopened::Damaged));
        assert_eq!(changed("setup", json!(null)), Err(Unopened::Damaged));
        let nine = json!({ "seats": 9, "seed": 1, "options": {} });
        assert_eq!(changed("setup", nine), Err(Unopened::Damaged));
        assert_eq!(changed("format", json!(FORMAT + 1)), Err(Unopened::Newer));
        assert_eq!(changed("format", json!(0)), Err(Unopened::OtherRules));
        assert_eq!(changed("rules", json!(99)), Err(Unopened::Newer));
        assert_eq!(changed("rules", json!(0)), Err(Unopened::OtherRules));
        assert_eq!(changed("game", json!("quidditch")), Err(Unopened::UnknownGame));
        let steps = Durak::MAX_STEPS as usize + 1;
        assert_eq!(changed("log", json!(vec![0; steps])), Err(Unopened::TooLong));
    }

    #[test]
    fn a_match_with_too_few_or_too_many_players_is_damaged() {
        let table = Table::<Durak>::deal(Setup::new(3, 1)).expect("three can play");
        let record = serde_json::to_value(table.record()).expect("a record is data");
        let follow = |seats| follow::<Durak>(&record, &players(seats), false).map(|_| ());
        assert_eq!([2, 3, 4].map(follow), [Err(Unopened::Damaged), Ok(()), Err(Unopened::Damaged)]);
    }
}
