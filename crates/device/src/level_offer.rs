//! The neighbouring level of bots, which the result offers after some losses or wins in a row. Nothing changes by
//! itself.

use super::history::{MatchHistory, PastMatch};
use mallard_engine::Level;
use mallard_session::{PlayerKind, name_key};
use mallard_store::Storage;
use serde::Deserialize;
use serde_json::{Value, json};

const KEY: &str = "level_offers";

/// The number of matches in a row that all people lost to all bots, or won against them, before an offer.
const LOSSES: usize = 2;
const WINS: usize = 3;

/// The oldest offers are forgotten: they may come again.
const MOST_OFFERS: usize = 100;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOffer {
    /// The index of the level among those of the game.
    pub level: usize,
    /// Is it weaker than the one that was played?
    pub easier: bool,
}

/// The level that the result of the match `id` offers, among the `levels` of its game. Each is offered once: to these
/// people, in this game, from this level, in this direction. The result of the same match offers it again.
pub fn level_offer(
    storage: &dyn Storage,
    levels: &[Level],
    history: &MatchHistory,
    id: &str,
) -> Option<LevelOffer> {
    let last = history.latest().find(|played| played.id == id && played.is_own())?;
    let (level, won) = against_bots(levels, last)?;
    let people = names_of_people(last);
    let same = |played: &&PastMatch| {
        played.game() == last.game() && names_of_people(played) == people && played.is_own()
    };
    let in_a_row = history
        .latest()
        .skip_while(|played| played.id != id)
        .filter(same)
        .take_while(|played| against_bots(levels, played) == Some((level, won)))
        .count();
    let offered = if won {
        (in_a_row >= WINS).then_some(level + 1).filter(|&next| next < levels.len())
    } else {
        (in_a_row >= LOSSES).then(|| level.checked_sub(1)).flatten()
    };
    let offer = LevelOffer { level: offered?, easier: !won };
    let from = levels.get(level)?.id;
    let direction = if won { "up" } else { "down" };
    let what = format!("{}/{from}/{direction}/{}", last.game()?.slug(), people.join("/"));
    is_new(storage, &what, id).then_some(offer)
}

/// The index of the level of all bots, and whether all people won against all of them; `None` if the bots have several
/// levels, if people and bots mix, or if a player ended the match or left it to a bot.
fn against_bots(levels: &[Level], played: &PastMatch) -> Option<(usize, bool)> {
    let (mut ids, mut people, mut bots) = (Vec::new(), Vec::new(), Vec::new());
    for (player, &place) in played.players.iter().zip(&played.places) {
        match &player.kind {
            PlayerKind::Person => people.push(place),
            PlayerKind::Bot(id) => {
                ids.push(id);
                bots.push(place);
            }
        }
    }
    let id =
        ids.pop().filter(|id| played.was_played_out() && ids.iter().all(|other| other == id))?;
    let level = levels.iter().position(|level| level.id == *id)?;
    let won = people.iter().max()? < bots.iter().min()?;
    let lost = people.iter().min()? > bots.iter().max()?;
    (won || lost).then_some((level, won))
}

/// The keys of the people's names, sorted. A person without a name has an empty one.
fn names_of_people(played: &PastMatch) -> Vec<String> {
    let people = played.players.iter().filter(|player| player.is_person());
    let mut names: Vec<_> =
        people.map(|person| person.name.as_deref().map(name_key).unwrap_or_default()).collect();
    names.sort_unstable();
    names
}

/// Was this not offered after another match? Stores that it is offered now.
fn is_new(storage: &dyn Storage, what: &str, id: &str) -> bool {
    let read = |value: &Value| Vec::<(String, String)>::deserialize(value).ok();
    let mut offers = storage.read_json(KEY).as_ref().and_then(read).unwrap_or_default();
    if let Some((_, by)) = offers.iter().find(|(offered, _)| offered == what) {
        return by == id;
    }
    offers.push((what.to_owned(), id.to_owned()));
    offers.drain(..offers.len().saturating_sub(MOST_OFFERS));
    // If the storage refuses, the offer comes once more.
    let _ = storage.keep(KEY, |kept| read(kept).map(|kept| json!(kept)), json!(offers));
    true
}
