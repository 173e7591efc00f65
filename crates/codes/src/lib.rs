//! Texts that another device or another page reads: addresses, links to matches, exports and backups, the codes by which
//! a tablet and a phone connect. Each is untrusted when it is read. `docs/` describes the formats.

mod export;
mod game_id;
pub mod link;
mod route;
pub mod signaling;

pub use export::{Backup, ExportError, MAX_BACKUP_BYTES, MAX_TEXT_BYTES, MatchExport};
pub use game_id::GameId;
pub use route::{Route, is_match_id};
