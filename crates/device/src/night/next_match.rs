//! The next match of a group, which the table leaves to the setup.

use super::group::{LineUp, with_default_name};
use crate::history::{MatchHistory, PastMatch};
use crate::matches::find;
use crate::newer::keep;
use crate::storage::Storage;
use crate::{DynDraft, GameId, GameProfile};
use mallard_engine::Level;
use mallard_session::{Player, PlayerKind, free_duck};
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// The players of the next match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NextMatch {
    /// Those who play, clockwise; the setup adds bots if the game needs more.
    players: Vec<Player>,
    /// Those who sit out.
    sat_out: Vec<Player>,
    /// Does it begin at once?
    pub begins: bool,
}

/// The word that begins the text of a match that begins at once.
const AT_ONCE: &str = "deal";

/// The key of the note for the game with this slug.
pub fn next_note(slug: &str) -> String {
    format!("next/{slug}")
}

impl NextMatch {
    /// The next match of these players.
    pub fn new(line_up: &LineUp, begins: bool) -> Self {
        let players = line_up.playing.iter().map(with_default_name).collect();
        Self { players, sat_out: line_up.sat_out.clone(), begins }
    }

    /// The text of the note: a word, the players and those who sit out, each on a line.
    pub fn text(&self) -> String {
        let word = if self.begins { AT_ONCE } else { "" };
        format!("{word}\n{}\n{}", json!(self.players), json!(self.sat_out))
    }

    /// Reads the text of a note. `None` if it has no players.
    pub fn read(text: &str) -> Option<Self> {
        let mut lines = text.split('\n');
        let begins = lines.next() == Some(AT_ONCE);
        let mut players = || serde_json::from_str::<Vec<Player>>(lines.next()?).ok();
        Some(Self { players: players()?, sat_out: players()?, begins })
    }

    /// Seats the players in a draft, with bots of the middle one of these `levels` if the game needs more. False if it
    /// has fewer seats.
    pub fn seat(
        self,
        draft: &mut dyn DynDraft,
        seats: &RangeInclusive<u8>,
        levels: &[Level],
    ) -> bool {
        let Self { mut players, sat_out, .. } = self;
        let Ok(count) = u8::try_from(players.len()) else { return false };
        if count > *seats.end() || count == 0 {
            return false;
        }
        draft.seat(count.max(*seats.start()));
        let level = levels.get(levels.len() / 2).map_or("", |level| level.id);
        while players.len() < usize::from(*seats.start()) {
            let kind = PlayerKind::Bot(level.to_owned());
            players.push(Player { name: None, kind, duck: free_duck(&players) });
        }
        draft.set_players(players);
        draft.sit_out(sat_out);
        true
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

/// Makes the setup of a past match the last one of its game, if its save is still there and from this version of the
/// rules.
pub fn restore_setup(storage: &dyn Storage, played: &PastMatch, profile: &GameProfile) {
    let setup = || {
        let saved = find(storage, &played.id).value()?;
        let options = &saved.record.get("setup")?["options"];
        let rules = saved.record.get("rules").and_then(Value::as_u64);
        let setup = json!({ "players": saved.players, "options": options });
        (rules == Some(profile.rules.into())).then_some((format!("setup/{}", saved.slug()?), setup))
    };
    if let Some((key, setup)) = setup() {
        let understood = |kept: &Value| {
            let part = |name: &str| kept.get(name).cloned().unwrap_or_default();
            let chosen = kept.get("chosen").map(|chosen| ("chosen", chosen.clone()));
            let parts = [("players", part("players")), ("options", json!({}))];
            let parts = parts.into_iter().chain(chosen).map(|(name, it)| (name.to_owned(), it));
            kept.is_object().then(|| Value::Object(parts.collect()))
        };
        // If it is lost, the next match begins with the last setup.
        let _ = keep(storage, &key, understood, setup);
    }
}
