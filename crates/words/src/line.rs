//! The lines of the log, and the pauses between deals.

use super::lang::Lang;
use super::text::{game_messages, text};
use mallard_engine::Seat;

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct LogLine {
    /// The seat that acted; `None` if no player did.
    pub seat: Option<Seat>,
    /// Does it begin a group (a bout, a round)?
    pub heading: bool,
    /// The sentence: it uses names, never "you".
    pub text: String,
}

impl LogLine {
    /// A line about an action of `seat`, or about no seat.
    pub fn new(seat: impl Into<Option<Seat>>, text: String) -> Self {
        Self { seat: seat.into(), heading: false, text }
    }
}

/// A pause between two deals.
#[derive(Clone, PartialEq, Debug)]
pub struct PauseText {
    /// The title.
    pub title: String,
    /// The details below the title.
    pub detail: String,
    /// The seat to show, if the pause is about one player.
    pub seat: Option<Seat>,
    /// Did that seat lose?
    pub lost: bool,
    /// The label of the button that continues the match.
    pub go_on: String,
}

impl PauseText {
    /// The pause of a game that has no words for it.
    pub(super) fn plain(lang: Lang) -> Self {
        Self {
            title: game_messages(lang).next_round.to_owned(),
            detail: String::new(),
            seat: None,
            lost: false,
            go_on: text(lang).go_on.to_owned(),
        }
    }

    /// The seat that lost, if the pause is about it.
    pub fn seat_of_the_fool(&self) -> Option<Seat> {
        self.seat.filter(|_| self.lost)
    }
}
