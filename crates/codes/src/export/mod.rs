//! Texts to export and import, with an envelope and a checksum.

mod backup;
mod match_export;

pub use backup::{Backup, MAX_BACKUP_BYTES};
pub use match_export::{ExportError, MAX_TEXT_BYTES, MatchExport};
