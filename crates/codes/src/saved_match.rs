//! A match as it is saved, exported and read from a link.

use super::game_id::GameId;
use mallard_engine::Damage;
use mallard_session::{Label, OpenError, Player, Replay, Session};
use mallard_words::{GameText, Lang};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A match in the format of its save: the players, the time, and the record of the decisions. One that comes from
/// elsewhere is untrusted until the rules have replayed it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedMatch<R = Value> {
    /// The players, in the order of the seats.
    pub players: Vec<Player>,
    /// When it was saved, in milliseconds since 1970; 0 if unknown.
    #[serde(default)]
    pub saved_at: u64,
    /// The label for the home screen; `None` before the table has been shown.
    pub label: Option<Label>,
    /// The players who sit this match out, because the game has no seat for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sat_out: Vec<Player>,
    /// A [`Record`](mallard_engine::Record), or the requested part of it; it contains the game.
    pub record: R,
}

impl SavedMatch {
    pub fn slug(&self) -> Option<&str> {
        self.record.get("game")?.as_str()
    }

    /// The game, if this version has it.
    pub fn game(&self) -> Option<GameId> {
        self.slug().and_then(GameId::from_slug)
    }

    /// Did a player end it early? The record, which contains decisions, does not tell.
    pub fn was_ended(&self) -> bool {
        self.label.as_ref().is_some_and(|label| label.ended)
    }

    /// Opens the match as it was left, and returns where it ends before its record does.
    ///
    /// # Errors
    /// The reason why the match cannot be shown.
    pub fn open<G: GameText>(self, lang: Lang) -> Result<(Session<G>, Option<Damage>), OpenError> {
        let ended = self.was_ended();
        Session::open(&self.record, self.players, ended, lang)
    }

    /// Opens the match to replay it: of a damaged one the part that can be replayed.
    ///
    /// # Errors
    /// The reason why the match cannot be shown.
    pub fn replay<G: GameText>(self, lang: Lang) -> Result<Replay<G>, OpenError> {
        self.open(lang).and_then(|(whole, _)| Replay::new(whole))
    }
}
