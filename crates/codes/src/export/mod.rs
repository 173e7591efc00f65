//! Texts to export and import, with an envelope and a checksum.

mod backup;
mod match_export;

pub use backup::{Backup, LARGEST_BACKUP};
pub use match_export::{ExportError, LARGEST, MatchExport};
