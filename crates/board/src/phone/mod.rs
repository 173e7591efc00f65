//! The phones of a tablet, and what a phone knows of its tablet.

pub mod connections;
mod guests;
mod returns;
mod stand;
mod tablet_state;

pub use stand::{is_on_stand, set_on_stand};
pub use tablet_state::{TabletState, cut_off_sentence};
