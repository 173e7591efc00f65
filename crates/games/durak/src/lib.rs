//! Durak: get rid of your cards; the last player with any is the fool.
//!
//! The rules are numbered `DUR-1` to `DUR-22`. The rules text of the app, the tests and each
//! refusal use the same numbers.

mod bot;
mod facts;
mod rules;
#[cfg(feature = "ui")]
mod ui;
#[cfg_attr(
    not(feature = "ui"),
    expect(dead_code, unused_imports, reason = "some of it is said on the board only")
)]
mod words;

#[cfg(any(test, feature = "positions"))]
pub use rules::Position;
pub use rules::{
    Action, AfterFool, Bout, DealResult, Deck, Drawn, Durak, Event, Hand, Length, Options, Pair,
    Phase, Preset, Public, Recall, Refusal, Score, State, Stock, ThrowIn, TrumpCard, UnlikelyCards,
    View,
};

use rules::MOST_SEATS;
