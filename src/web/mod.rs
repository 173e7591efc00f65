//! Everything that touches the browser's own functions: storage, clock, addresses.

mod address;
mod browser;
mod crash;

pub use address::follow_address;
pub use browser::Browser;
pub use crash::show_crash_page;
