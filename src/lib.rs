//! Mallard: five tabletop games on one tablet.
//!
//! [`engine`] is the API of a game, [`words`] its texts, [`games`] the games, [`store`] the storage of values,
//! [`session`] a match at this tablet, [`device`] the data of the device. All are pure: they compile without the
//! feature `ui` and are independent of the browser. The feature adds `ui`, the screens, and `web`, the bindings to the
//! browser's functions.

pub mod engine;
#[macro_use]
pub mod games;
pub mod device;
pub mod session;
pub mod store;
#[cfg(feature = "ui")]
pub mod ui;
#[cfg(feature = "ui")]
pub mod web;
pub mod words;
#[cfg(feature = "bots")]
pub mod worker;
