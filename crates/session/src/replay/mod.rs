//! Replays a match step by step. A replay plays, computes and saves nothing.

mod cursor;
mod milestone;
mod session;
mod timeline;

pub use cursor::ReplayCursor;
pub use milestone::Milestone;
pub use session::Replay;
pub use timeline::ReplayTimeline;
