//! What is promised for every game at once: `cargo test --test contract saves`.
//!
//! The contract of the engine over random matches, saves in whatever state, storage, matches that come
//! from elsewhere, transcripts, and what a listed game must bring. One program for all: each program of tests
//! costs a link, and carries the games anew.

// proptest is a tool of the developer's machine.
#![cfg(not(target_arch = "wasm32"))]

mod fake;
mod random;

mod addresses;
mod conformance;
mod damage;
mod formats;
mod fuzz;
mod links;
mod parcel;
mod porch;
mod registry;
mod saves;
mod session;
mod transcript;
mod vault;
mod words;
