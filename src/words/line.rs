//! Lines of the log, and pauses.

use crate::engine::Seat;

/// A line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Whose deed; nothing for what nobody did.
    pub seat: Option<Seat>,
    /// Does it begin a group (a bout, a round)?
    pub heading: bool,
    /// The sentence, with names, never "you".
    pub text: String,
}

/// A pause between two deals.
#[derive(Clone, PartialEq, Debug)]
pub struct Interlude {
    /// What happened.
    pub title: String,
    /// More of it.
    pub detail: String,
    /// Who is shown, if it is about somebody.
    pub seat: Option<Seat>,
    /// Is that somebody the loser?
    pub lost: bool,
    /// The button that goes on.
    pub go_on: String,
}
