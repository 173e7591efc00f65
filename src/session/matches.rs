//! The matches saved on this storage.

use super::label::Label;
use super::players::Player;
use super::storage::{Held, Storage};
use crate::engine::{Game, Record};
use crate::vault::{NotKept, Parcel, Stored};
use serde::{Deserialize, Serialize};
use serde_json::Value;

const PREFIX: &str = "match/";

/// A match as it is saved: who plays, when, and the record of what was decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Saved {
    /// Who plays, in the order of the seats.
    pub players: Vec<Player>,
    /// Milliseconds since 1970.
    pub saved_at: u64,
    /// What the shelf says of it; nothing before the table has been shown.
    pub label: Option<Label>,
    /// A [`Record`], kept as JSON: which game it is of stands inside.
    pub record: Value,
}

impl Saved {
    /// The slug of the game, if the record says so.
    pub fn slug(&self) -> Option<&str> {
        self.record.get("game")?.as_str()
    }
}

/// What was found under a match's name.
#[derive(Clone, PartialEq, Debug)]
pub enum Found {
    /// Nothing.
    Missing,
    /// It is there but cannot be read. It stays there.
    Damaged,
    /// A newer program saved it. It stays as it is.
    Newer,
    /// A match.
    Match(Saved),
    /// One of its two copies is damaged; this may be the older one.
    Recovered(Saved),
}

/// The key of a match on the storage.
pub fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A name for a new match.
pub fn new_id(storage: &dyn Storage) -> String {
    // Time first, so that names sort by age; a random end, so that two tabs do not meet.
    format!("{:x}-{:x}", storage.now(), storage.random() % 0x1_0000)
}

/// Is this the name of a match, as [`new_id`] makes them? Nothing else is one: the vault keeps things of
/// its own under names with other characters.
pub fn is_match_id(id: &str) -> bool {
    let allowed = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_lowercase() || byte == b'-';
    !id.is_empty() && id.bytes().all(allowed)
}

/// Saves a match, replacing its older state.
///
/// # Errors
/// [`NotKept`]; it lies in memory then.
pub fn keep<G: Game>(
    storage: &dyn Storage,
    id: &str,
    players: &[Player],
    label: Option<Label>,
    record: &Record<G>,
) -> Result<(), NotKept> {
    let record = serde_json::to_value(record).map_err(|_| NotKept)?;
    let saved = Saved { players: players.to_vec(), saved_at: storage.now(), label, record };
    let value = serde_json::to_value(&saved).map_err(|_| NotKept)?;
    storage.write(&key(id), &value)
}

/// Is this match as it stands in storage, not only in memory?
pub fn is_kept(storage: &dyn Storage, id: &str) -> bool {
    storage.is_kept(&key(id))
}

/// If another tab has gone on with the match as it is saved, what of it was in memory only becomes
/// a match of its own, so that neither is lost.
pub fn part(storage: &dyn Storage, id: &str, held: Held) {
    let key = key(id);
    if (held == Held::Elsewhere || storage.is_overtaken(&key))
        && let Some(value) = storage.take_unsaved(&key)
    {
        // In storage or in memory, as before.
        let _ = storage.write(&self::key(&new_id(storage)), &value);
    }
}

/// Tries once more to save what is in memory only. Is everything saved now?
pub fn keep_unsaved(storage: &dyn Storage) -> bool {
    let mut all = true;
    for key in storage.keys(PREFIX) {
        if let Some(id) = key.strip_prefix(PREFIX) {
            part(storage, id, Held::Here);
        }
    }
    // Asked anew: what was parted has a new name.
    for key in storage.keys(PREFIX) {
        if !storage.is_kept(&key)
            && let Some(value) = storage.read(&key).value()
        {
            all &= storage.write(&key, &value).is_ok();
        }
    }
    all
}

/// Looks a match up.
pub fn find(storage: &dyn Storage, id: &str) -> Found {
    let stored = storage.read(&key(id));
    let found = |value, found: fn(Saved) -> Found| {
        serde_json::from_value(value).map_or(Found::Damaged, found)
    };
    match stored {
        Stored::Missing => Found::Missing,
        Stored::Damaged => Found::Damaged,
        Stored::Newer => Found::Newer,
        Stored::Value(value) => found(value, Found::Match),
        Stored::Recovered(value) => found(value, Found::Recovered),
    }
}

/// The texts of a match as they lie in storage, whatever they are.
pub fn texts(storage: &dyn Storage, id: &str) -> Vec<String> {
    storage.texts(&key(id))
}

/// A saved match as it travels.
pub fn parcel(saved: Saved) -> Option<Parcel> {
    let players = serde_json::to_value(saved.players).ok()?;
    Some(Parcel { players, saved_at: saved.saved_at, record: saved.record })
}

/// Every saved match, the latest first; what cannot be read comes last.
pub fn all(storage: &dyn Storage) -> Vec<(String, Found)> {
    let age = |found: &Found| match found {
        Found::Match(saved) | Found::Recovered(saved) => u64::MAX - saved.saved_at,
        Found::Missing | Found::Damaged | Found::Newer => u64::MAX,
    };
    let mut matches = Vec::<(String, Found)>::new();
    for key in storage.keys(PREFIX) {
        let Some(id) = key.strip_prefix(PREFIX) else { continue };
        let found = find(storage, id);
        let place = matches.partition_point(|(_, other)| age(other) <= age(&found));
        matches.insert(place, (id.to_owned(), found));
    }
    matches
}

/// Forgets a match. Only ever on a person's word.
pub fn forget(storage: &dyn Storage, id: &str) {
    storage.remove(&key(id));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vault::{VERSION, unpack};
    use std::fs;

    #[test]
    fn a_name_holds_nothing_that_the_vault_uses_for_itself() {
        for id in ["18f3a-2b", "k3x", "0"] {
            assert!(is_match_id(id), "{id}");
        }
        for id in ["", "18f3a-2b~", "a/b", "A", "ä", "a b", "%7e"] {
            assert!(!is_match_id(id), "{id}");
        }
    }

    #[test]
    fn every_form_of_saves_is_read() {
        for version in 0..=VERSION {
            let folder = format!("{}/tests/fixtures/saves/v{version}", env!("CARGO_MANIFEST_DIR"));
            for file in fs::read_dir(folder).expect("each version has a folder") {
                let path = file.expect("it can be listed").path();
                let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("it can be read");
                let value = unpack(&text).expect("it is whole").data;
                if name != "settings" && !name.starts_with("setup-") {
                    let saved: Saved = serde_json::from_value(value).expect("a match");
                    assert!(name.starts_with(saved.slug().expect("its game")));
                    assert_eq!(saved.label.is_none(), name.ends_with("without-label"), "{name}");
                }
            }
        }
    }
}
