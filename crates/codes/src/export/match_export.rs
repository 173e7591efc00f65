//! A match as a text to export and import.

use mallard_store::{Envelope, EnvelopeError, pack, unpack};
use serde_json::{Value, json};

/// Most bytes of the text of a match that is read: an export, or both slots of a save. Twice the longest match.
pub const MAX_TEXT_BYTES: usize = 4 << 20;

/// A match on its way between devices. Nothing in it is trusted until the rules have replayed it.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchExport {
    /// The players, as the session writes them.
    pub players: Value,
    /// When it was saved, in milliseconds since 1970; 0 if the text does not contain it.
    pub saved_at: u64,
    /// Did a player end it early? The record, which contains decisions, does not tell.
    pub ended: bool,
    /// The match, as setup and decisions.
    pub record: Value,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportError {
    /// It is longer than any that is written.
    TooLarge,
    /// It is not an export, or has changed since it was written.
    NoMatch,
    /// It is whole, but a newer version of the app wrote it.
    Newer,
}

impl MatchExport {
    /// The export as text, with an envelope and a checksum. `now` is in milliseconds since 1970.
    pub fn wrap(&self, now: u64) -> String {
        let Self { players, saved_at, ended, record } = self;
        let mut data = json!({ "players": players, "saved_at": saved_at, "record": record });
        if *ended {
            data["ended"] = json!(true);
        }
        pack(now, &data)
    }

    /// Reads a text that a user imports: an export, or a copied storage slot, with or without an envelope.
    ///
    /// # Errors
    /// [`ExportError`]. Only the record's game knows whether the record can be played.
    pub fn unwrap(text: &str) -> Result<Self, ExportError> {
        if text.len() > MAX_TEXT_BYTES {
            return Err(ExportError::TooLarge);
        }
        let text = text.trim_start_matches('\u{feff}').trim();
        let Envelope { mut data, .. } =
            unpack(text).or_else(|why| youngest_line(text).ok_or(why))?;
        let mut take = |name| data.get_mut(name).map(Value::take);
        let (players, record) = (take("players"), take("record"));
        let ended = take("ended") == Some(json!(true));
        let saved_at = data.get("saved_at").and_then(Value::as_u64).unwrap_or_default();
        match (players, record) {
            (Some(players @ Value::Array(_)), Some(record @ Value::Object(_))) => {
                Ok(Self { players, saved_at, ended, record })
            }
            _ => Err(ExportError::NoMatch),
        }
    }
}

/// The younger envelope of an export with both slots of a key, one per line.
fn youngest_line(text: &str) -> Option<Envelope> {
    text.lines().filter_map(|line| unpack(line.trim()).ok()).max_by_key(|frame| frame.age)
}

impl From<EnvelopeError> for ExportError {
    fn from(why: EnvelopeError) -> Self {
        match why {
            EnvelopeError::Damaged => Self::NoMatch,
            EnvelopeError::Newer(_) => Self::Newer,
        }
    }
}
