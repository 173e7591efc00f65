//! Quantum: dice of four colours fill the rows of a sheet, up to a line and down behind it.
//!
//! The rules are numbered `QTM-1` to `QTM-13`. The rules text of the app, the tests and each
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
    Action, Choice, Chosen, Colour, Dice, DiceSet, Die, DieFace, Event, Need, Phase, Public,
    Quantum, Refusal, Row, Sheet, State, TurnStep, Value, View,
};

use rules::{BOXES, Column, HIGHEST, MOST_SEATS, PENALTIES};
