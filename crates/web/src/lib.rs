//! The browser's own functions: storage, files, locks, sounds, other browsers, the
//! camera, the page and its scripts.

mod browser;
mod camera;
mod clock;
mod codes;
mod crash;
mod files;
mod host;
mod locks;
mod maybe;
mod media;
mod memory;
mod page;
mod peer;
mod persist;
mod picture;
mod pixels;
mod records;
mod rest;
mod speech;
mod storage;
mod thinker;
mod unload;
mod until;
mod wake;

pub use browser::{composed, denies_local_network, is_firefox, languages, plain};
pub use camera::{Camera, CameraFacing, has_camera, how_many_cameras};
pub use clock::{ClockTime, clock_time, date, timestamp};
pub use codes::{OnScan, ScanError, read_codes};
pub use crash::show_crash_page;
pub use files::{Outgoing, can_send, can_share, copy, download, pasted, read_file, send, share};
pub use host::fetch;
pub use locks::claim;
pub use media::less_motion;
pub use page::{
    address, close_dialogs, decided, dispatch_event, go_back, is_apple_tab, leave, mark_root, note,
    play, root_mark, set_note, title, version,
};
pub use peer::{Certificate, Peer, PeerEvents, PeerState, is_supported};
pub use persist::{Persistence, ask_to_keep, persistence};
pub use picture::{save_picture, share_picture, text_width};
pub use records::{PhoneRecord, records, update_record};
pub use rest::rest;
pub use speech::{has_more_to_say, has_voice, silence, speak, watch_voices};
pub use storage::{storage, watch_key};
pub use thinker::{ask_bot, bot_answer};
pub use until::DropGuard;
pub use wake::{can_keep_awake, can_vibrate, keep_awake};
