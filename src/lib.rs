//! Mallard: five tabletop games on one tablet.
//!
//! [`engine`] is the contract of a game, [`games`] the games, [`vault`] how values are kept. All are
//! pure: they compile without the feature `ui` and know no browser. With it come `ui`, the shared table,
//! and `web`, everything that touches the browser's own functions.

pub mod engine;
pub mod games;
#[cfg(feature = "ui")]
pub mod ui;
pub mod vault;
#[cfg(feature = "ui")]
pub mod web;
