//! Replays a match step by step. A replay plays, computes and saves nothing.

mod cursor;
mod milestone;
mod session;
mod timeline;

pub use cursor::ReplayCursor;
pub use milestone::Milestone;
pub use session::Replay;
pub use timeline::ReplayTimeline;

/// The key of the note that a user leaves on the way from a table to the replay: the match and the seat whose cards
/// were open there, as `<id> <seat>`. It is read once, so that the next user does not find the cards open.
pub const LOOKER: &str = "looker";

/// The key of the note with the address that "Close" leads to.
pub const CAME_FROM: &str = "back-from";
