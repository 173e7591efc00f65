//! The matches saved on this device.

use super::app::App;
use super::device::Held;
use super::label::Label;
use super::players::Player;
use crate::engine::{Game, Record};
use crate::vault::{NotKept, Stored};
use serde::{Deserialize, Serialize};
use serde_json::Value;

const PREFIX: &str = "match/";

/// A match as it is saved: who plays, when, and the record of what was decided.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Saved {
    pub(super) players: Vec<Player>,
    /// Milliseconds since 1970.
    pub(super) saved_at: u64,
    /// What the shelf says of it; nothing before the table has been shown.
    pub(super) label: Option<Label>,
    /// A [`Record`], kept as JSON: which game it is of stands inside.
    pub(super) record: Value,
}

impl Saved {
    /// The slug of the game, if the record says so.
    pub(super) fn slug(&self) -> Option<&str> {
        self.record.get("game")?.as_str()
    }
}

/// What was found under a match's name.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Found {
    Missing,
    /// It is there but cannot be read. It stays there.
    Damaged,
    /// A newer program saved it. It stays as it is.
    Newer,
    Match(Saved),
    /// One of its two copies is damaged; this may be the older one.
    Recovered(Saved),
}

/// The key of a match on the device.
pub(super) fn key(id: &str) -> String {
    format!("{PREFIX}{id}")
}

/// A name for a new match.
pub(super) fn new_id(app: App) -> String {
    // Time first, so that names sort by age; a random end, so that two tabs do not meet.
    format!("{:x}-{:x}", app.device().now(), app.device().random() % 0x1_0000)
}

/// Saves a match, replacing its older state.
pub(super) fn keep<G: Game>(
    app: App,
    id: &str,
    players: &[Player],
    label: Option<Label>,
    record: &Record<G>,
) -> Result<(), NotKept> {
    let record = serde_json::to_value(record).map_err(|_| NotKept)?;
    let saved = Saved { players: players.to_vec(), saved_at: app.device().now(), label, record };
    let value = serde_json::to_value(&saved).map_err(|_| NotKept)?;
    app.device().write(&key(id), &value)
}

/// Is this match as it stands in storage, not only in memory?
pub(super) fn is_kept(app: App, id: &str) -> bool {
    app.device().is_kept(&key(id))
}

/// If another tab has gone on with the match as it is saved, what of it was in memory only becomes
/// a match of its own, so that neither is lost.
pub(super) fn part(app: App, id: &str, held: Held) {
    let (device, key) = (app.device(), key(id));
    if (held == Held::Elsewhere || device.is_overtaken(&key))
        && let Some(value) = device.take_unsaved(&key)
    {
        // In storage or in memory, as before.
        let _ = device.write(&self::key(&new_id(app)), &value);
    }
}

/// Tries once more to save what is in memory only. Is everything saved now?
pub(super) fn keep_unsaved(app: App) -> bool {
    let device = app.device();
    let mut all = true;
    for key in device.keys(PREFIX) {
        if let Some(id) = key.strip_prefix(PREFIX) {
            part(app, id, Held::Here);
        }
    }
    // Asked anew: what was parted has a new name.
    for key in device.keys(PREFIX) {
        if !device.is_kept(&key)
            && let Some(value) = device.read(&key).value()
        {
            all &= device.write(&key, &value).is_ok();
        }
    }
    all
}

/// Looks a match up.
pub(super) fn find(app: App, id: &str) -> Found {
    let stored = app.device().read(&key(id));
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
pub(super) fn texts(app: App, id: &str) -> Vec<String> {
    app.device().texts(&format!("{PREFIX}{id}"))
}

/// Every saved match, the latest first; what cannot be read comes last.
pub(super) fn all(app: App) -> Vec<(String, Found)> {
    let age = |found: &Found| match found {
        Found::Match(saved) | Found::Recovered(saved) => u64::MAX - saved.saved_at,
        Found::Missing | Found::Damaged | Found::Newer => u64::MAX,
    };
    let mut matches = Vec::<(String, Found)>::new();
    for key in app.device().keys(PREFIX) {
        let Some(id) = key.strip_prefix(PREFIX) else { continue };
        let found = find(app, id);
        let place = matches.partition_point(|(_, other)| age(other) <= age(&found));
        matches.insert(place, (id.to_owned(), found));
    }
    matches
}

/// Forgets a match. Only ever on a person's word.
pub(super) fn forget(app: App, id: &str) {
    app.device().remove(&key(id));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::settings::{Settings, Theme};
    use crate::vault::{VERSION, unpack};
    use std::fs;

    #[test]
    fn every_form_of_saves_and_settings_is_read() {
        for version in 0..=VERSION {
            let folder = format!("{}/tests/fixtures/saves/v{version}", env!("CARGO_MANIFEST_DIR"));
            for file in fs::read_dir(folder).expect("each version has a folder") {
                let path = file.expect("it can be listed").path();
                let name = path.file_stem().expect("a file").to_string_lossy().into_owned();
                let text = fs::read_to_string(&path).expect("it can be read");
                let value = unpack(&text).expect("it is whole").data;
                if name == "settings" {
                    let settings: Settings = serde_json::from_value(value).expect("settings");
                    assert_eq!(settings.theme, Theme::Light);
                } else if !name.starts_with("setup-") {
                    let saved: Saved = serde_json::from_value(value).expect("a match");
                    assert!(name.starts_with(saved.slug().expect("its game")));
                    assert_eq!(saved.label.is_none(), name.ends_with("without-label"), "{name}");
                }
            }
        }
    }
}
