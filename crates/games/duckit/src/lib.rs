//! Duckit: win no trick with a 4 in it, or all of them.
//!
//! The rules are numbered `DKT-1` to `DKT-18`. The rules text of the app, the tests and each
//! refusal use the same numbers.

mod bot;
mod cards;
mod facts;
mod rules;
#[cfg(feature = "ui")]
mod ui;
#[cfg_attr(
    not(feature = "ui"),
    expect(dead_code, unused_imports, reason = "some of it is said on the board only")
)]
mod words;

pub use bot::habits;
pub use cards::{Card, CardSet, Rank, SuitSet};
#[cfg(any(test, feature = "positions"))]
pub use rules::Position;
pub use rules::{
    Action, DecidedBy, Duckit, DuckitResult, Event, FaceDown, Hand, Options, Phase, Public,
    Quacker, Ranking, Recall, Refusal, RoundResult, State, Trick, View, WonTrick, playable,
};

use rules::SEATS;
