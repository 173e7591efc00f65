//! The rules of every game, sentence by sentence: `cargo test --test rules durak`.
//!
//! One program for all games, because each test program costs a link, and includes the games again.

mod citations;
mod fairness;
mod play;

mod duck_and_cover;
mod duck_that_goose;
mod duckit;
mod durak;
mod quantum;
