//! Duck & Cover: a captain calls numbers, and every player moves that duck at the same time; the
//! lowest total wins.
//!
//! The rules are numbered `DNC-1` to `DNC-22`. The rules text of the app, the tests and each
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
    Action, Animal, Answer, CAPTAIN, Call, CaptainCard, Cards, Cell, Choice, Covered, DuckAndCover,
    Ending, Event, Fate, Number, NumberSet, Options, Pack, Phase, Pile, Public, Recall, Refusal,
    Rounds, Side, Stack, State, Tableau, Target, Turned, Variant, VariantSet, View,
};
