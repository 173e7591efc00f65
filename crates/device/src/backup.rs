//! What leaves a device as a text: all its data, or one match.
//!
//! Both are values by key in the envelope of the storage. The match of a text that is nothing else has a key of its own.

use super::import::ImportError;
use super::limits::MAX_EXPORT_BYTES;
use mallard_codes::SavedMatch;
use mallard_session::Label;
use mallard_store::{Envelope, Storage, pack, unpack};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Values that the store could not read are not exported.
const DAMAGED_PREFIX: &str = "damaged/";

/// The field of the values in the text. No save has a field of this name.
const VALUES_FIELD: &str = "everything";

/// The key of a match that leaves alone. Its own id means nothing elsewhere, and no match has this one.
const LONE_MATCH_KEY: &str = "match/0";

/// Values by key, on their way between devices. Nothing in them has been checked yet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Backup {
    pub values: Map<String, Value>,
}

impl Backup {
    /// All readable data of a device.
    pub fn of(storage: &dyn Storage) -> Self {
        let mut values = Map::new();
        for key in storage.keys("") {
            if !key.starts_with(DAMAGED_PREFIX)
                && let Some(value) = storage.read(&key).parse().value()
            {
                values.insert(key, value);
            }
        }
        Self { values }
    }

    /// The values as text, with an envelope and a checksum. `now` is in milliseconds since 1970.
    pub fn wrap(self, now: u64) -> String {
        pack(now, &json!({ VALUES_FIELD: self.values }))
    }
}

/// Writes one match as a text: nothing of who sat out, or who played on a phone. `now` is in milliseconds since 1970.
pub fn export_match(saved: SavedMatch, now: u64) -> String {
    let ended = saved.was_ended();
    let SavedMatch { players, saved_at, record, .. } = saved;
    let saved =
        json!({ "players": players, "saved_at": saved_at, "ended": ended, "record": record });
    pack(now, &json!({ VALUES_FIELD: { LONE_MATCH_KEY: saved } }))
}

/// What such a text brings.
#[derive(Clone, PartialEq, Debug)]
pub enum Exported {
    /// One match, which counts for no one here.
    Match(SavedMatch),
    /// The data of a device.
    Data(Arc<Backup>),
}

impl Exported {
    /// Reads a text that a user imports: with or without an envelope, also a match as it was exported before it got a
    /// key, and one or both slots of a save.
    ///
    /// # Errors
    /// [`ImportError`] if it is neither, or if anything in it was changed.
    pub fn read(text: &str) -> Result<Self, ImportError> {
        if text.len() > MAX_EXPORT_BYTES {
            return Err(ImportError::TooLarge);
        }
        let text = text.trim_start_matches('\u{feff}').trim();
        let Envelope { mut data, .. } =
            unpack(text).or_else(|why| youngest_line(text).ok_or(why))?;
        let value = match data.get_mut(VALUES_FIELD).map(Value::take) {
            None => data,
            Some(Value::Object(values)) => match values.get(LONE_MATCH_KEY) {
                Some(saved) if values.len() == 1 => saved.clone(),
                _ => return Ok(Self::Data(Arc::new(Backup { values }))),
            },
            Some(_) => return Err(ImportError::NoMatch),
        };
        // An exported match has no label, and its early end is a field of its own.
        let ended = value["ended"] == true;
        // As a text, because saves are read from texts: to read values too would take more of the download.
        let mut saved: SavedMatch =
            serde_json::from_str(&value.to_string()).map_err(|_| ImportError::NoMatch)?;
        saved.label = Some(Label::imported(ended || saved.was_ended()));
        Ok(Self::Match(saved))
    }
}

/// The younger envelope of an export with both slots of a key, one per line.
fn youngest_line(text: &str) -> Option<Envelope> {
    text.lines().filter_map(|line| unpack(line.trim()).ok()).max_by_key(|frame| frame.age)
}
