//! What the tablet shows a phone.

use super::lobby::Lobby;
use super::{PhoneError, of_this_version, parsed};
use crate::engine::Seat;
use crate::session::players::Player;
use crate::words::GameText;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message of the tablet: the steps since the last one, and the position after them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct MatchMessage<G: GameText> {
    pub(super) version: u32,
    /// The game, by its slug.
    pub(super) game: String,
    /// [`Game::RULES`](crate::engine::Game::RULES).
    pub(super) rules: u32,
    /// The seat that this phone plays for.
    pub(super) seat: Seat,
    /// How many steps the phone keeps of those it knows; the others were taken back.
    pub(super) from: u32,
    /// The events of the first deal, if the match begins on this phone.
    pub(super) opening: Option<Vec<G::Event>>,
    /// The steps from there on: who decided, and what followed, as far as the seat may know it.
    pub(super) steps: Vec<(Seat, Vec<G::Event>)>,
    /// The table as a part of the match ended, while a pause shows it: for the position that follows.
    pub(super) end: Option<G::View>,
    /// The table with everything open, where nothing that was hidden matters any more: for the position that follows.
    pub(super) open: Option<G::View>,
    /// The position after them; `None` if it follows in a later message.
    pub(super) now: Option<PositionUpdate<G>>,
}

/// A position, as far as one seat may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub(super) struct PositionUpdate<G: GameText> {
    /// Counts the positions that this phone has been shown, from 1.
    pub(super) number: u32,
    pub(super) seats: u8,
    pub(super) options: G::Options,
    pub(super) players: Vec<Player>,
    /// The seats that changed hands, as a record holds them.
    pub(super) changes: Value,
    /// Did a person end the match before its rules did?
    pub(super) ended: bool,
    pub(super) view: G::View,
    /// [`Shown::end`].
    #[serde(skip)]
    pub(super) end: Option<G::View>,
    /// [`Shown::open`].
    #[serde(skip)]
    pub(super) open: Option<G::View>,
    /// Does the tablet wait until all have seen how a part of the match ended?
    pub(super) paused: bool,
    /// Does it wait until this seat has seen what the next decision hides?
    pub(super) glimpses: bool,
    /// Does it wait until other seats have?
    pub(super) others: bool,
    /// May the seat take the last step back?
    pub(super) undo: bool,
    /// Did the phone ask for what the seat may not do, or for a decision about an earlier position?
    pub(super) refused: bool,
}

/// A message of the tablet, whose game is not known yet.
#[derive(Clone, PartialEq, Debug)]
pub enum TabletMessage {
    /// Who is in.
    Lobby(Lobby),
    /// The match, as one seat may know it: for [`PhoneSession::hear`](super::Holding::hear).
    Match(MatchMessageHead, Value),
}

/// What a message about a match says of itself.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct MatchMessageHead {
    /// The game, by its slug.
    pub game: String,
    /// The seat that the phone plays for.
    pub seat: Seat,
    opening: Option<IgnoredAny>,
}

impl MatchMessageHead {
    /// Does the match begin on this phone, so that what it knew is of no more use?
    pub const fn begins(&self) -> bool {
        self.opening.is_some()
    }
}

impl TabletMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// [`PhoneError`], also if the message says that the tablet ends the line.
    pub fn read(text: &str) -> Result<Self, PhoneError> {
        let message = parsed(text)?;
        if let Some(ends) = message.get("ends") {
            return Err(PhoneError::deserialize(ends).unwrap_or(PhoneError::Unreadable));
        }
        let message = of_this_version(message)?;
        let read = if message.get("people").is_some() {
            Lobby::deserialize(&message).map(Self::Lobby)
        } else {
            MatchMessageHead::deserialize(&message).map(|head| Self::Match(head, message))
        };
        read.map_err(|_| PhoneError::Unreadable)
    }
}

impl<G: GameText> MatchMessage<G> {
    pub(super) fn read(message: &Value) -> Result<Self, PhoneError> {
        match Self::deserialize(message).map_err(|_| PhoneError::Unreadable)? {
            Self { rules, .. } if rules != G::RULES => Err(PhoneError::Version),
            shown if shown.game == G::SLUG => Ok(shown),
            _ => Err(PhoneError::Unreadable),
        }
    }
}
