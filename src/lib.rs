//! Mallard: five tabletop games on one tablet.
//!
//! [`engine`] is the contract of a game, [`words`] its texts, [`games`] the games, [`vault`] the
//! storage of values, [`session`] a match at this tablet, [`device`] what the
//! device keeps. All are pure: they compile without the
//! feature `ui` and know no browser. The feature adds `ui`, the screens, and `web`, everything that
//! touches the browser's own functions.

pub mod engine;
#[macro_use]
pub mod games;
pub mod device;
#[cfg(feature = "reader")]
pub mod reader;
pub mod session;
pub mod store;
#[cfg(feature = "ui")]
pub mod ui;
#[cfg(feature = "ui")]
pub mod web;
pub mod words;
#[cfg(feature = "bots")]
pub mod worker;
