//! Durak: get rid of your cards; the last one holding any is the fool.
//!
//! The rules are numbered `DUR-1` to `DUR-21`; the same numbers stand in the rules text of
//! the app, in the tests, and behind each refusal.

mod bot;
mod rules;
#[cfg(feature = "ui")]
mod ui;
#[cfg_attr(
    not(feature = "ui"),
    expect(dead_code, unused_imports, reason = "some of it is said on the board only")
)]
mod words;

pub use rules::{
    Action, BoutView, DealResult, Deck, Drawn, Durak, Event, Hand, Length, Options, Pair, Phase,
    Position, Preset, Recall, Refusal, Score, State, Stock, ThrowIn, TrumpCard, View,
};
