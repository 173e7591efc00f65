//! Duck That Goose!: turn your cards up, and let the others have the high ones.
//!
//! The rules are numbered `DTG-1` to `DTG-36`. The rules text of the app, the tests and each
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
    Action, AddedBy, Cancel, Card, Chosen, Class, CurrentTurn, Deck, DeckView, DuckThatGoose,
    Event, FaceUp, Gift, InTransitView, Kind, Line, Mark, Memory, Options, Order, Phase, Pile,
    Points, Public, RangeSlot, Recall, Refusal, Rounds, Sheet, Slot, State, Task, TaskStep, Value,
    View,
};

use rules::{CardPosition, KINDS, PlacedCard, dealt_each};
