//! Everything that touches the browser's own functions: storage, clock, addresses.

mod address;
mod browser;
mod crash;
mod leaving;
mod local;
mod locks;
mod memory;

pub use address::stand;
pub use browser::Browser;
pub use crash::show_crash_page;
