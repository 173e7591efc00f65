//! Everything that touches the browser's own functions: storage, clock, addresses.

mod address;
mod browser;
mod crash;
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
mod wake;

pub use address::stand;
pub use browser::Browser;
pub use crash::show_crash_page;
