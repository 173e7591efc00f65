//! The tablet's message about the match.

use super::PhoneError;
use crate::phone_moment::PhoneMoment;
use crate::players::Player;
use mallard_engine::Seat;
use mallard_words::GameText;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message of the tablet: the steps since the last one, and the position after them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(super) struct MatchMessage<G: GameText> {
    /// The game, by its slug.
    pub(super) game: String,
    /// [`Game::RULES`](mallard_engine::Game::RULES).
    pub(super) rules: u32,
    /// The seat that this phone plays for.
    pub(super) seat: Seat,
    /// How many of the phone's steps are still valid; the others were taken back.
    pub(super) from: u32,
    /// The events of the first deal, if the match begins on this phone.
    pub(super) opening: Option<Vec<G::Event>>,
    /// The steps from there: who decided, and the events that the seat may know.
    pub(super) steps: Vec<(Seat, Vec<G::Event>)>,
    /// The table at the end of a part of the match, while a pause shows it, or the one that the seat still looks at: for
    /// the position that follows.
    pub(super) end: Option<G::View>,
    /// A moment of its player, in the order of the match: for the position that follows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) moment: Option<PhoneMoment<G>>,
    /// The position after them; `None` if it follows in a later message.
    pub(super) now: Option<PositionUpdate<G>>,
}

/// A position, in the view of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
#[expect(clippy::struct_excessive_bools, reason = "each answers a question of its own")]
pub(super) struct PositionUpdate<G: GameText> {
    /// The number of this position among those that the phone has received, from 1.
    pub(super) number: u32,
    pub(super) seats: u8,
    pub(super) options: G::Options,
    pub(super) players: Vec<Player>,
    /// The seats that changed hands, in the format of a record.
    pub(super) changes: Value,
    /// Did a player end the match before its rules did?
    pub(super) ended: bool,
    /// The view of the seat, or with everything revealed.
    pub(super) view: G::View,
    /// [`MatchMessage::end`].
    #[serde(skip)]
    pub(super) end: Option<G::View>,
    /// Does the tablet wait until all have seen the end of a part of the match?
    pub(super) paused: bool,
    /// Does it wait until this seat has seen the cards that the next decision hides?
    pub(super) glimpses: bool,
    /// Does this seat wait until others have?
    pub(super) others: bool,
    /// May the seat take the last step back?
    pub(super) undo: bool,
    /// Was the phone's last request not allowed, or about an earlier position?
    pub(super) refused: bool,
    /// Does the match continue another one? Older versions do not say so.
    #[serde(default)]
    pub(super) branch: bool,
    /// How many moments its player has, once the tablet has found them. Older versions do not say so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) moments: Option<usize>,
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct MatchMessageHead {
    /// The game, by its slug.
    pub game: String,
    /// The seat that the phone plays for.
    pub seat: Seat,
    opening: Option<IgnoredAny>,
}

impl MatchMessageHead {
    /// Reads the head of [`TabletMessage::Match`](super::TabletMessage::Match).
    ///
    /// # Errors
    /// [`PhoneError`].
    pub fn read(message: &Value) -> Result<Self, PhoneError> {
        Self::deserialize(message).map_err(|_| PhoneError::Unreadable)
    }

    /// Does the match begin on this phone, so that its earlier state is obsolete?
    pub const fn begins(&self) -> bool {
        self.opening.is_some()
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
