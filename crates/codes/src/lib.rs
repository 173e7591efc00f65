//! Texts that another device or another page reads: addresses, saved matches and links to them, the codes by which a
//! tablet and a phone connect. Each is untrusted when it is read. `docs/` describes the formats.

mod game_id;
pub mod link;
mod route;
mod saved_match;
pub mod signaling;

pub use game_id::GameId;
pub use route::{Route, is_match_id};
pub use saved_match::SavedMatch;
