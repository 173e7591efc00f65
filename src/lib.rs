//! Mallard: tabletop games on one tablet.
//!
//! [`engine`] is the API of a game, [`words`] its texts, [`games`] the games, [`session`] a match at this tablet,
//! [`device`] the data of the device, in a [`store`], [`texts`] the texts of the screens. All are pure: they compile without the feature `ui` and are independent of the
//! browser. The feature adds the screens: the crates `kit`, `table` and `web`, and the home screen.

#[macro_use]
pub mod games;
#[cfg(feature = "ui")]
pub mod home;
#[cfg(feature = "bots")]
pub mod worker;

pub use mallard_codes as codes;
pub use mallard_device as device;
pub use mallard_engine as engine;
pub use mallard_session as session;
pub use mallard_store as store;
pub use mallard_texts as texts;
pub use mallard_words as words;
