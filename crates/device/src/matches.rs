//! The matches saved on this device.

use super::known_players::KnownPlayers;
use crate::lock_holder::LockHolder;
use mallard_codes::SavedMatch;
use mallard_engine::{Branch, Game, MAX_SEED, RECORD_FIELDS, Record, RecordHead, Setup};
use mallard_session::{Label, Player};
use mallard_store::{SlotTexts, Storage, StoreError, Stored, has_more, merge};
use mallard_words::Lang;
use serde_json::Value;

const KEY_PREFIX: &str = "match/";

/// A match of which only the label is read, and the head that determines whether it can be opened.
pub type SavedMatchHead = SavedMatch<RecordHead>;

pub fn match_key(id: &str) -> String {
    format!("{KEY_PREFIX}{id}")
}

pub fn new_id(storage: &dyn Storage) -> String {
    // Time first, so that ids sort by age; a random end, so that two tabs do not choose the same.
    format!("{:x}-{:x}", storage.now(), storage.random() % 0x1_0000)
}

/// Does this key contain a match? Its loss would hurt; a few taps restore the values of other keys.
pub fn is_match_key(key: &str) -> bool {
    key.starts_with(KEY_PREFIX)
}

/// What a newer version of the app has added to the save of a match: the save without its moves, and the part of that
/// which this version writes.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Additions {
    whole: Value,
    understood: Value,
}

impl Additions {
    /// What this save has besides `saved`, which was read from it.
    pub(super) fn find(mut saved_value: Value, saved: &SavedMatch) -> Option<Self> {
        let mut understood = serde_json::to_value(SavedMatch {
            record: (),
            players: saved.players.clone(),
            sat_out: saved.sat_out.clone(),
            label: saved.label.clone(),
            saved_at: saved.saved_at,
        })
        .ok()?;
        let record = saved_value.get_mut("record")?.as_object_mut()?;
        record.remove("log");
        let known = record.iter().filter(|(name, _)| RECORD_FIELDS.contains(&name.as_str()));
        understood["record"] = known.map(|(name, it)| (name.clone(), it.clone())).collect();
        has_more(&saved_value, &understood).then_some(Self { whole: saved_value, understood })
    }

    /// A save of this version with the additions.
    pub(super) fn add_to(&self, text: &str) -> Option<String> {
        let mut now: Value = serde_json::from_str(text).ok()?;
        let log = now.get_mut("record")?.as_object_mut()?.remove("log")?;
        let mut merged = merge(&self.whole, &self.understood, &now);
        merged["record"]["log"] = log;
        Some(merged.to_string())
    }
}

/// The text of a match to save; `record` is its record as JSON. `None` if it cannot be written.
pub(super) fn text_of(
    storage: &dyn Storage,
    players: &[Player],
    sat_out: &[Player],
    label: Option<Label>,
    record: &str,
) -> Option<String> {
    let (players, sat_out) = (players.to_vec(), sat_out.to_vec());
    let saved = SavedMatch { players, saved_at: storage.now(), label, sat_out, record: () };
    let text = serde_json::to_string(&saved).ok()?;
    // The record is the last field.
    Some(format!("{}{record}}}", text.strip_suffix("null}")?))
}

/// Saves a match, replacing its older state. `record` is its record as JSON.
///
/// # Errors
/// [`StoreError`]; it is in memory then.
pub fn save_match(
    storage: &dyn Storage,
    id: &str,
    players: &[Player],
    sat_out: &[Player],
    label: Option<Label>,
    record: &str,
) -> Result<(), StoreError> {
    storage.write(
        &match_key(id),
        &text_of(storage, players, sat_out, label, record).ok_or(StoreError)?,
    )
}

#[derive(Clone, PartialEq, Debug)]
pub struct NewMatch<O> {
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    pub sat_out: Vec<Player>,
    pub options: O,
    /// The seed of a shared deal; without it the match has a fresh one.
    pub seed: Option<u64>,
    /// Is it a practice round with open hands, which counts for no one?
    pub practice: bool,
}

impl<O> NewMatch<O> {
    /// Remembers the players, no two of whom have one name, and fixes their names, for the log must not change with the
    /// language.
    pub(super) fn introduce(mut self, storage: &dyn Storage, lang: Lang) -> Self {
        KnownPlayers::met(storage, &self.players);
        for player in &mut self.players {
            player.name = Some(player.shown_name(lang));
        }
        self
    }
}

/// Saves a match without decisions, and returns its id: every match begins here. Opening it deals.
///
/// # Panics
/// If it has more than 255 players.
pub fn begin_match<G: Game>(storage: &dyn Storage, new: NewMatch<G::Options>) -> String {
    let NewMatch { players, sat_out, options, seed, practice } = new;
    let seats = u8::try_from(players.len()).expect("no game has as many seats");
    let seed = seed.unwrap_or_else(|| storage.random() & MAX_SEED);
    let id = new_id(storage);
    let branches = if practice { vec![Branch::PRACTICE] } else { Vec::new() };
    let record = Record::<G>::without_moves(Setup { seats, seed, options }).with_branches(branches);
    if let Ok(record) = serde_json::to_string(&record) {
        // If the storage refuses, the match is in memory, and the table says so.
        let _ = save_match(storage, &id, &players, &sat_out, None, &record);
    }
    id
}

/// If another tab has continued the saved match, the part in memory becomes a separate match, so that neither is lost.
pub fn separate(storage: &dyn Storage, id: &str, holder: LockHolder) {
    let key = match_key(id);
    if (holder == LockHolder::Elsewhere || storage.is_overtaken(&key))
        && let Some(text) = storage.take_unsaved(&key)
    {
        // In storage or in memory, as before.
        let _ = storage.write(&self::match_key(&new_id(storage)), &text);
    }
}

/// Tries again to save the matches that are only in memory. Is everything saved now?
pub fn retry_unsaved(storage: &dyn Storage) -> bool {
    let mut all = true;
    for key in storage.keys(KEY_PREFIX) {
        if let Some(id) = key.strip_prefix(KEY_PREFIX) {
            separate(storage, id, LockHolder::Here);
        }
    }
    // The keys are read again: a match that was split off has a new id.
    for key in storage.keys(KEY_PREFIX) {
        if !storage.is_persisted(&key)
            && let Some(text) = storage.read(&key).value()
        {
            all &= storage.write(&key, &text).is_ok();
        }
    }
    all
}

pub fn find_match(storage: &dyn Storage, id: &str) -> Stored<SavedMatch> {
    storage.read(&match_key(id)).parse()
}

/// The texts of a match as they are in storage, readable or not.
pub fn match_texts(storage: &dyn Storage, id: &str) -> SlotTexts {
    storage.texts(&match_key(id))
}

pub fn ids(storage: &dyn Storage) -> Vec<String> {
    let keys = storage.keys(KEY_PREFIX).into_iter();
    keys.filter_map(|key| Some(key.strip_prefix(KEY_PREFIX)?.to_owned())).collect()
}

/// Every saved match by its label, the latest first; unreadable ones come last.
pub fn glance_at_all(storage: &dyn Storage) -> Vec<(String, Stored<SavedMatchHead>)> {
    let age = |found: &Stored<SavedMatchHead>| match found {
        Stored::Value(saved) | Stored::Recovered(saved) => u64::MAX - saved.saved_at,
        Stored::Missing | Stored::Damaged | Stored::Newer => u64::MAX,
    };
    let mut matches = Vec::<(String, Stored<SavedMatchHead>)>::new();
    for id in ids(storage) {
        let found = storage.read(&match_key(&id)).parse();
        // The list is short, and sorting would add two kilobytes to the download.
        let place = matches.partition_point(|(_, other)| age(other) <= age(&found));
        matches.insert(place, (id, found));
    }
    matches
}

/// Deletes a match. Call it only after a confirmation.
pub fn forget_match(storage: &dyn Storage, id: &str) {
    storage.remove(&match_key(id));
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_store::{VERSION, unpack};
    use std::fs;

    #[test]
    fn each_field_of_a_record_is_known() {
        let setup = Setup::<<mallard_durak::Durak as Game>::Options>::new(2, 7);
        let record = Record::<mallard_durak::Durak>::without_moves(setup);
        let branches = vec![Branch::new(0, None)];
        let (changes, looks) = (Value::Bool(true), Value::Bool(true));
        let whole = Record { branches, changes, looks, ..record };
        let whole = serde_json::to_value(whole).expect("data");
        let fields: Vec<_> = whole.as_object().expect("an object").keys().collect();
        assert_eq!(fields.len(), RECORD_FIELDS.len());
        assert!(fields.iter().all(|field| RECORD_FIELDS.contains(&field.as_str())), "{fields:?}");
    }

    #[test]
    fn every_form_of_saves_is_read() {
        for version in 0..=VERSION {
            let folder =
                format!("{}/../../tests/fixtures/saves/v{version}", env!("CARGO_MANIFEST_DIR"));
            for file in fs::read_dir(folder).expect("each version has a folder") {
                let path = file.expect("it can be listed").path();
                let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("it can be read");
                let value = unpack(&text).expect("it is whole").data;
                if name != "settings" && !name.starts_with("setup-") {
                    let saved: SavedMatch = serde_json::from_value(value).expect("a match");
                    assert!(name.starts_with(saved.slug().expect("its game")));
                    assert_eq!(saved.label.is_none(), name.ends_with("without-label"), "{name}");
                }
            }
        }
    }
}
