//! The browser's own functions: storage, files, locks, sounds, the page and its scripts.

mod crash;
mod device;
mod files;
mod leaving;
mod local;
mod locks;
mod maybe;
mod media;
mod memory;
mod page;
mod persist;
mod storage;
mod thinker;
mod unchanged;
mod until;
mod wake;

pub use crash::show_crash_page;
pub use device::{ClockTime, clock_time, composed, date, fetch, languages};
pub use files::{Outgoing, can_send, can_share, copy, download, read_file, send, share};
pub use local::notice;
pub use locks::claim;
pub use media::less_motion;
pub use page::{
    address, go_back, is_apple_tab, mark_root, note, play, root_mark, set_note, tell, title,
    version,
};
pub use persist::{Persistence, ask_to_keep, promised};
pub use storage::storage;
pub use thinker::ask_bot;
pub use until::Until;
pub use wake::{can_keep_awake, keep_awake};
