//! Replays an imported match by the rules of its game before it is shown.

use super::matches::{find_match, ids, new_id, save_match};
use super::relation::Relation;
use mallard_codes::{GameId, SavedMatch};
use mallard_engine::{Damage, Level, Record, Setup};
use mallard_session::{
    Duck, Label, OpenError, Player, PlayerKind, ReplayedRecord, follow, set_apart, tidy_name,
};
use mallard_store::{EnvelopeError, Storage, StoreError};
use mallard_words::{GameText, Lang, Names, import_messages};
use serde::Deserialize as _;
use serde_json::Value;

/// A match that could be replayed, at least in part.
#[derive(Clone, PartialEq, Debug)]
pub struct ValidatedImport {
    pub game: GameId,
    /// The number of its decisions.
    pub moves: usize,
    /// When it was saved, in milliseconds since 1970; 0 if unknown.
    pub saved_at: u64,
    /// Where it ends before the record does.
    pub damage: Option<Damage>,
    /// The same match on this device: its id, and how the two records compare.
    pub here: Option<(String, Relation)>,
    players: Vec<Player>,
    label: Label,
    /// Written again from the replay: it contains only data that the rules know.
    record: Value,
}

impl ValidatedImport {
    /// The sentence about whom it waits for, or who won.
    pub fn describe(&self, lang: Lang) -> &str {
        self.label.status(lang).unwrap_or_default()
    }

    pub fn names(&self) -> Vec<String> {
        self.players.iter().filter_map(|player| player.name.clone()).collect()
    }

    pub fn ducks(&self) -> impl Iterator<Item = Duck> {
        self.players.iter().map(|player| player.duck)
    }

    /// The match as if it were saved, for a preview.
    pub fn saved(&self) -> SavedMatch {
        let Self { players, saved_at, label, record, .. } = self.clone();
        SavedMatch { players, saved_at, label: Some(label), sat_out: Vec::new(), record }
    }

    /// Saves it under a new id and returns that id.
    pub fn save(&self, storage: &dyn Storage) -> String {
        let id = new_id(storage);
        // If the storage refuses, the match is in memory, and the table says so.
        let _ = self.save_as(storage, &id);
        id
    }

    /// Saves it under this id.
    ///
    /// # Errors
    /// [`StoreError`]; it is in memory then.
    pub(super) fn save_as(&self, storage: &dyn Storage, id: &str) -> Result<(), StoreError> {
        let label = Some(self.label.clone());
        save_match(storage, id, &self.players, &[], label, &self.record.to_string())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImportError {
    Empty,
    FileUnread,
    /// The text is of no known kind.
    Unknown,
    /// The text is the code of a phone, which only its table takes.
    PhoneCode,
    TooLarge,
    /// It is not an export, has changed since it was written, or no step of its match can be replayed.
    NoMatch,
    /// It is whole, but a newer version of the app wrote it.
    Newer,
    /// It is a match, but not for this version.
    Unopened(OpenError),
}

impl ImportError {
    pub fn sentence(self, lang: Lang) -> &'static str {
        let words = import_messages(lang);
        match self {
            Self::Empty => words.empty,
            Self::FileUnread => words.file_unread,
            Self::Unknown => words.unknown,
            Self::PhoneCode => words.phone_code,
            Self::TooLarge => words.too_large,
            Self::NoMatch => words.no_match,
            Self::Newer => words.newer,
            Self::Unopened(why) => why.sentence(lang),
        }
    }
}

impl From<OpenError> for ImportError {
    fn from(why: OpenError) -> Self {
        match why {
            OpenError::Damaged => Self::NoMatch,
            why => Self::Unopened(why),
        }
    }
}

impl From<EnvelopeError> for ImportError {
    fn from(why: EnvelopeError) -> Self {
        match why {
            EnvelopeError::Damaged => Self::NoMatch,
            EnvelopeError::Newer(_) => Self::Newer,
        }
    }
}

/// Replays a match by the rules of its game.
///
/// # Errors
/// [`ImportError`] if it cannot be imported.
pub(super) fn validate<G: GameText>(
    storage: &dyn Storage,
    lang: Lang,
    game: GameId,
    saved: SavedMatch,
) -> Result<ValidatedImport, ImportError> {
    let ended = saved.was_ended();
    let SavedMatch { mut players, saved_at, label: old_label, record, .. } = saved;
    if players.len() > usize::from(*G::SEATS.end()) {
        return Err(ImportError::NoMatch);
    }
    set_apart(&mut players);
    for player in &mut players {
        tidy::<G>(player);
        player.name = Some(player.shown_name(lang));
    }
    let ReplayedRecord { table, seating, damage } = follow::<G>(&record, &players, ended)?;
    let names = Names::new(players.iter().filter_map(|player| player.name.clone()));
    let mut label = Label::new(&table, &names, &seating);
    label.imported = old_label.is_some_and(|label| label.imported);
    let record: Record<G> = table.record().with_changes(seating.written());
    let record = serde_json::to_value(&record).map_err(|_| ImportError::NoMatch)?;
    let moves = table.steps().len();
    let here = find_existing::<G>(storage, &players, &record, label.ended);
    Ok(ValidatedImport { game, moves, saved_at, damage, here, players, label, record })
}

/// Adds the options that were introduced after the record, as the rules do when they write it. The setup of another
/// game does not change.
fn name_options<G: GameText>(record: &mut Value) {
    let Some(setup) = record.get_mut("setup") else { return };
    if let Ok(known) = Setup::<G::Options>::deserialize(&*setup)
        && let Ok(named) = serde_json::to_value(known)
    {
        *setup = named;
    }
}

/// Reduces a player to a state that a user of this device could have set.
fn tidy<G: GameText>(player: &mut Player) {
    player.name = player.name.as_deref().and_then(tidy_name);
    if let PlayerKind::Bot(id) = &mut player.kind {
        Level::find_or_duckling::<G>(id).map_or("", |level| level.id).clone_into(id);
    }
}

/// Finds the same match among those on this device; an identical one comes first.
fn find_existing<G: GameText>(
    storage: &dyn Storage,
    players: &[Player],
    record: &Value,
    ended: bool,
) -> Option<(String, Relation)> {
    let related = ids(storage).into_iter().filter_map(|id| {
        let mut saved =
            find_match(storage, &id).value().filter(|saved| saved.players == players)?;
        name_options::<G>(&mut saved.record);
        let relation = match Relation::compare(&saved.record, record)? {
            // A match that was ended is not the same as one that continues.
            Relation::Same if saved.was_ended() != ended => Relation::Differs,
            relation => relation,
        };
        Some((id, relation))
    });
    let related: Vec<_> = related.collect();
    let same = related.iter().find(|(_, relation)| *relation == Relation::Same);
    same.or(related.first()).cloned()
}
