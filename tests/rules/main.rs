//! The rules of every game, sentence by sentence: `cargo test --test rules durak`.
//!
//! One program for all games, because each test program costs a link, and includes the games again.

#![cfg_attr(
    not(feature = "games"),
    allow(dead_code, unused_imports, reason = "the tests of other games use them")
)]

mod citations;
mod fairness;
mod play;

#[cfg(feature = "duck-and-cover")]
mod duck_and_cover;
#[cfg(feature = "duck-that-goose")]
mod duck_that_goose;
#[cfg(feature = "duckit")]
mod duckit;
#[cfg(feature = "durak")]
mod durak;
#[cfg(feature = "quantum")]
mod quantum;
