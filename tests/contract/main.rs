//! The promises for every game at once: `cargo test --test contract saves`.
//!
//! The API of the engine over random matches, saves in every state, storage, imported matches, transcripts, and the
//! required parts of a listed game. One program for all, because each test program costs a link, and includes the games
//! again.

#![cfg_attr(
    not(feature = "games"),
    allow(dead_code, unused_imports, reason = "the tests of other games use them")
)]
// proptest runs only on the developer's machine.
#![cfg(not(target_arch = "wasm32"))]

#[path = "../../crates/store/tests/support/fake.rs"]
mod fake;
mod random;
mod stage;

mod addresses;
mod conformance;
mod damage;
#[cfg(feature = "games")]
mod export;
#[cfg(feature = "games")]
mod formats;
mod fuzz;
#[cfg(feature = "games")]
mod home_shell;
#[cfg(feature = "games")]
mod limits;
mod links;
mod matches;
mod registry;
mod rules;
mod saves;
mod session;
#[cfg(feature = "games")]
mod transcript;
mod words;
