//! All data of the app on a device, as one text to export and import.

use super::match_export::ExportError;
use mallard_store::{Envelope, pack, unpack};
use serde_json::{Map, Value, json};

/// Most bytes of all data as a text: browsers give an app no more than ten million.
pub const MAX_BACKUP_BYTES: usize = 10 << 20;

/// The field of the values in the text. No save has a field of this name.
const VALUES_FIELD: &str = "everything";

/// The field in its written form, which no other field can contain. It must be within this many bytes of the beginning
/// of a text.
const WRITTEN_VALUES_FIELD: &[u8] = b"\"everything\":";
const LONGEST_HEAD: usize = 160;

/// Values by key, on their way between devices. Nothing in them has been checked yet.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Backup {
    pub values: Map<String, Value>,
}

impl Backup {
    /// Does `text` begin like a backup? Only [`Self::unwrap`] knows whether it is one.
    pub fn is_begun(text: &str) -> bool {
        let head = &text.as_bytes()[..text.len().min(LONGEST_HEAD)];
        head.windows(WRITTEN_VALUES_FIELD.len()).any(|part| part == WRITTEN_VALUES_FIELD)
    }

    /// The backup as text, with an envelope and a checksum. `now` is in milliseconds since 1970.
    pub fn wrap(self, now: u64) -> String {
        pack(now, &json!({ VALUES_FIELD: self.values }))
    }

    /// Reads a text that a user imports.
    ///
    /// # Errors
    /// [`ExportError`] if it is no backup, or if anything in it was changed.
    pub fn unwrap(text: &str) -> Result<Self, ExportError> {
        if text.len() > MAX_BACKUP_BYTES {
            return Err(ExportError::TooLarge);
        }
        let Envelope { mut data, .. } = unpack(text.trim_start_matches('\u{feff}').trim())?;
        match data.get_mut(VALUES_FIELD).map(Value::take) {
            Some(Value::Object(values)) => Ok(Self { values }),
            _ => Err(ExportError::NoMatch),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mallard_store::VERSION;

    fn backup() -> Backup {
        let values = json!({ "settings": { "theme": "dark" }, "match/a-1": { "players": [] } });
        Backup { values: values.as_object().expect("an object").clone() }
    }

    #[test]
    fn a_backup_survives_wrapping() {
        let text = backup().wrap(1_800_000_000_000);
        assert_eq!(Backup::unwrap(&text), Ok(backup()));
        assert_eq!(Backup::unwrap(&format!("\u{feff}{text}\n")), Ok(backup()));
    }

    #[test]
    fn the_longest_that_is_looked_at_is_read() {
        let mut text = backup().wrap(7);
        text.push_str(&" ".repeat(MAX_BACKUP_BYTES - text.len()));
        assert_eq!(Backup::unwrap(&text), Ok(backup()));
    }

    #[test]
    fn a_backup_is_recognised_by_its_beginning() {
        let text = backup().wrap(7);
        assert!(Backup::is_begun(&text) && Backup::is_begun(&format!("\u{feff} {text}")));
        assert!(Backup::is_begun(&text[..text.len() - 9]), "damaged, but meant as one");
        let save = pack(7, &json!({ "players": ["everything"], "record": {} }));
        for other in [save.as_str(), "", "{", "everything", "오"] {
            assert!(!Backup::is_begun(other), "{other}");
        }
    }

    #[test]
    fn a_damaged_newer_or_foreign_backup_is_refused_with_its_reason() {
        let text = backup().wrap(7);
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
            let changed = String::from_utf8(bytes).expect("figures are text");
            let read = Backup::unwrap(&changed);
            assert!(
                matches!(read, Err(ExportError::NoMatch | ExportError::Newer)),
                "{at}: {read:?}"
            );
        }
        assert_eq!(Backup::unwrap(&text[..text.len() / 2]), Err(ExportError::NoMatch));
        assert_eq!(Backup::unwrap(""), Err(ExportError::NoMatch));
        assert_eq!(Backup::unwrap(r#"{"players":[],"record":{}}"#), Err(ExportError::NoMatch));
        let newer = text.replacen(&format!(r#"{{"v":{VERSION},"#), r#"{"v":9,"#, 1);
        assert_eq!(Backup::unwrap(&newer), Err(ExportError::NoMatch), "its sum is another");
        assert_eq!(Backup::unwrap(&" ".repeat(MAX_BACKUP_BYTES + 1)), Err(ExportError::TooLarge));
    }
}
