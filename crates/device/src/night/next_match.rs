//! The next match of a group.

use super::group::{LineUp, with_default_name};
use crate::DynDraft;
use crate::draft::{company, stored_setup};
use crate::history::{MatchHistory, PastMatch};
use crate::matches::{NewMatch, begin_match, find_match};
use mallard_codes::GameId;
use mallard_engine::Level;
use mallard_session::{Player, PlayerKind, free_duck, name_apart};
use mallard_store::Storage;
use mallard_words::{GameInfo, Lang};
use serde::Deserialize;
use serde_json::{Value, json};
use std::ops::RangeInclusive;

/// The players of the next match, and the setup from which it follows.
#[derive(Clone, PartialEq, Debug)]
pub struct NextMatch {
    /// Those who play, clockwise; bots are added if the game needs more.
    players: Vec<Player>,
    sat_out: Vec<Player>,
    /// The setup of the group's last match of this game ([`setup_of`]); without one it is the last setup on the device.
    last: Option<Value>,
}

impl NextMatch {
    pub fn new(line_up: &LineUp, last: Option<Value>) -> Self {
        let players = line_up.playing.iter().map(with_default_name).collect();
        Self { players, sat_out: line_up.sat_out.clone(), last }
    }

    /// The players, with bots of the usual one of these `levels` if the game needs more. `None` if it has fewer seats.
    fn players(&self, seats: &RangeInclusive<u8>, levels: &[Level]) -> Option<(Vec<Player>, u8)> {
        let mut players = self.players.clone();
        let count = u8::try_from(players.len()).ok()?;
        if count > *seats.end() || count == 0 {
            return None;
        }
        let level = Level::usual(levels).map_or("", |level| level.id);
        while players.len() < usize::from(*seats.start()) {
            let kind = PlayerKind::Bot(level.to_owned());
            players.push(Player { name: None, kind, duck: free_duck(&players) });
        }
        Some((players, count.max(*seats.start())))
    }

    /// Seats the players in a draft with the options of the last match. False if the game has fewer seats.
    pub fn seat(
        self,
        draft: &mut dyn DynDraft,
        seats: &RangeInclusive<u8>,
        levels: &[Level],
    ) -> bool {
        let Some((players, count)) = self.players(seats, levels) else { return false };
        if let Some(last) = &self.last {
            draft.restore(last);
        }
        draft.seat(count);
        draft.set_players(players);
        draft.sit_out(self.sat_out);
        true
    }

    /// Begins it, and returns its id. The last setup on the device stays. `None` if the game has fewer seats.
    pub fn begin<G: GameInfo>(self, storage: &dyn Storage, lang: Lang) -> Option<String> {
        let (mut players, seats) = self.players(&G::SEATS, G::LEVELS)?;
        name_apart(&mut players, lang);
        let last = self.last.or_else(|| stored_setup::<G>(storage)).unwrap_or_default();
        let options = G::Options::deserialize(&last["options"]).unwrap_or_default();
        let now = company(&players);
        let before =
            Vec::deserialize(&last["players"]).map_or(now, |before: Vec<_>| company(&before));
        let options = G::fit(G::follow(options, before, now), seats);
        let new = NewMatch { players, sat_out: self.sat_out, options, seed: None, practice: false };
        Some(begin_match::<G>(storage, new.introduce(storage, lang)))
    }
}

impl MatchHistory {
    /// The last match of this game in which at least two of these people played, or the only one.
    pub fn last_of(&self, game: GameId, line_up: &LineUp) -> Option<&PastMatch> {
        let people = line_up.playing.iter().filter(|player| player.is_person());
        let fewest = people.clone().count().min(2);
        let has = |played: &&PastMatch| {
            played.game() == Some(game)
                && played.is_own()
                && people.clone().filter(|person| played.seat_of(person).is_some()).count()
                    >= fewest
        };
        self.latest().find(has)
    }
}

/// The setup of a past match, if its save is still there and from this version of the rules.
pub fn setup_of(storage: &dyn Storage, played: &PastMatch, rules: u32) -> Option<Value> {
    let saved = find_match(storage, &played.id).value()?;
    let options = saved.record.get("setup")?.get("options")?;
    let played_by = saved.record.get("rules").and_then(Value::as_u64);
    (played_by == Some(rules.into()))
        .then(|| json!({ "players": saved.players, "options": options }))
}
