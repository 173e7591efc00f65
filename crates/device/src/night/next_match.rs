//! The next match of a group, which the table leaves to the setup.

use super::group::{LineUp, with_default_name};
use crate::history::{MatchHistory, PastMatch};
use crate::matches::find;
use crate::storage::Storage;
use crate::{GameId, GameProfile};
use mallard_session::Player;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The next match, as JSON in a note. `D` is the draft of a match of its game.
#[derive(Deserialize, Serialize, Debug)]
pub struct NextMatch<D = Value> {
    /// Those who play, clockwise; the setup adds bots if the game needs more.
    pub players: Vec<Player>,
    /// Those who sit out.
    pub sat_out: Vec<Player>,
    /// The last match that the group played of the game: its players and options. `None` if there is none.
    pub like: Option<D>,
    /// Does it begin at once?
    pub begins: bool,
}

/// The key of the note for the game with this slug.
pub fn next_note(slug: &str) -> String {
    format!("next/{slug}")
}

impl NextMatch {
    /// The next match of these players, with the options of the group's last match of this game.
    pub fn new(
        storage: &dyn Storage,
        history: &MatchHistory,
        (game, profile): (GameId, &GameProfile),
        line_up: &LineUp,
        begins: bool,
    ) -> Self {
        Self {
            players: line_up.playing.iter().map(with_default_name).collect(),
            sat_out: line_up.sat_out.clone(),
            like: history.last_of(game, line_up).and_then(|last| setup_of(storage, last, profile)),
            begins,
        }
    }

    /// The text of the note.
    pub fn text(&self) -> String {
        json!(self).to_string()
    }
}

impl MatchHistory {
    /// The last match of this game in which at least two of these people played, or the only one.
    pub fn last_of(&self, game: GameId, line_up: &LineUp) -> Option<&PastMatch> {
        let people = line_up.playing.iter().filter(|player| player.is_person());
        let fewest = people.clone().count().min(2);
        let has = |played: &&PastMatch| {
            played.game() == Some(game)
                && !played.came
                && people.clone().filter(|person| played.seat_of(person).is_some()).count()
                    >= fewest
        };
        self.latest().find(has)
    }
}

/// The draft of a past match, if its save is still there and from this version of the rules.
fn setup_of(storage: &dyn Storage, played: &PastMatch, profile: &GameProfile) -> Option<Value> {
    let record = find(storage, &played.id).value()?.record;
    let options = &record.get("setup")?["options"];
    let same_rules = record.get("rules").and_then(Value::as_u64) == Some(profile.rules.into());
    same_rules.then(|| json!({ "players": played.players, "options": options }))
}
