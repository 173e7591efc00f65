//! The players who played on this device. The next setup offers their names and ducks, and all players of the last
//! match again.

use mallard_session::{DUCKS, Duck, Player, PlayerKind, tidy_name};
use mallard_store::Storage;
use serde::Deserialize as _;
use serde_json::{Value, json};

/// The key of the players who played on this device.
pub(super) const PEOPLE_KEY: &str = "people";

/// The key of the players of the last match with several humans.
pub(super) const COMPANY_KEY: &str = "company";

/// Of more, the one who played longest ago is deleted first.
const MAX_PEOPLE: usize = 12;

/// The players who played on this device, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownPlayers(Vec<Player>);

impl KnownPlayers {
    pub fn read(storage: &dyn Storage) -> Self {
        let kept = storage.read_json(PEOPLE_KEY);
        let entries = kept.as_ref().and_then(Value::as_array);
        Self(entries.into_iter().flatten().filter_map(known).take(MAX_PEOPLE).collect())
    }

    /// Their names and ducks.
    pub fn people(&self) -> &[Player] {
        &self.0
    }

    /// Stores the players of a match who typed a name.
    pub(super) fn met(storage: &dyn Storage, players: &[Player]) {
        let named = |player: &&Player| player.is_person() && player.name.is_some();
        let mut people: Vec<Player> = players.iter().filter(named).cloned().collect();
        for earlier in Self::read(storage).0 {
            if !has(&people, &earlier) {
                people.push(earlier);
            }
        }
        people.truncate(MAX_PEOPLE);
        Self(people).save(storage);
        if players.iter().filter(|player| player.is_person()).count() > 1 {
            write(storage, COMPANY_KEY, players, player);
        }
    }

    /// Imports players from another device, after those of this one: is any of them new here? `None` if they cannot be
    /// read.
    pub(super) fn import(storage: &dyn Storage, people: &Value) -> Option<bool> {
        let mut here = Self::read(storage);
        let before = here.clone();
        for person in people.as_array()?.iter().filter_map(known) {
            if !has(&here.0, &person) {
                here.0.push(person);
            }
        }
        here.0.truncate(MAX_PEOPLE);
        let some = here != before;
        if some {
            here.save(storage);
        }
        Some(some)
    }

    /// Imports the players of the last match, if none has been played here.
    pub(super) fn import_company(storage: &dyn Storage, players: &Value) -> Option<bool> {
        let players: Vec<Player> = players.as_array()?.iter().map(player).collect::<Option<_>>()?;
        let some = company(storage).is_empty() && players.len() <= DUCKS && !players.is_empty();
        if some {
            write(storage, COMPANY_KEY, &players, player);
        }
        Some(some)
    }

    pub fn duck(&self, name: &str) -> Option<Duck> {
        let known = self.0.iter().find(|person| person.is_named(name));
        known.map(|person| person.duck)
    }

    pub fn forget(&mut self, storage: &dyn Storage, name: &str) {
        // Another tab may have added others since.
        *self = Self::read(storage);
        self.0.retain(|person| person.name.as_deref() != Some(name));
        self.save(storage);
        if company(storage).iter().any(|player| player.name.as_deref() == Some(name)) {
            write(storage, COMPANY_KEY, &[], player);
        }
    }

    fn save(&self, storage: &dyn Storage) {
        write(storage, PEOPLE_KEY, &self.0, known);
    }

    /// Sets the name that was typed at a seat: a player known by that name gets the stored duck.
    pub fn name(&self, players: &mut [Player], seat: usize, written: &str) {
        players[seat].name = tidy_name(written);
        let known = players[seat].name.as_deref().and_then(|name| self.duck(name));
        if let Some(duck) = known
            && players[seat].is_person()
        {
            take_duck(players, seat, duck);
        }
    }

    /// Seats a known player in place of an unnamed one, else in place of a bot. Nothing changes if no such seat exists,
    /// or the player sits there already.
    pub fn seat(&self, players: &mut [Player], name: &str) {
        if seated(players, name) {
            return;
        }
        let unnamed = |player: &Player| player.is_person() && player.name.is_none();
        let free = players.iter().position(unnamed);
        let free = free.or_else(|| players.iter().position(|player| !player.is_person()));
        if let Some(seat) = free {
            players[seat].kind = PlayerKind::Person;
            self.name(players, seat, name);
        }
    }
}

/// All players of the last match with two humans or more, in the order of their seats; none if no such match was
/// played.
pub fn company(storage: &dyn Storage) -> Vec<Player> {
    let kept = storage.read_json(COMPANY_KEY);
    let players = kept.as_ref().and_then(Value::as_array);
    // Without one of them it would be another company.
    players.and_then(|players| players.iter().map(player).collect()).unwrap_or_default()
}

/// Writes players over a list of which `read` understands an entry.
fn write(storage: &dyn Storage, key: &str, players: &[Player], read: fn(&Value) -> Option<Player>) {
    let entries = |kept: &Value| Some(json!(kept.as_array()?.iter().map(read).collect::<Vec<_>>()));
    // A lost name can be written again.
    let _ = storage.keep(key, entries, json!(players));
}

fn player(entry: &Value) -> Option<Player> {
    Player::deserialize(entry).ok()
}

/// A person with a name.
fn known(entry: &Value) -> Option<Player> {
    player(entry).filter(|person| person.is_person() && person.name.is_some())
}

/// Does a human player with this name sit at the table?
pub fn seated(players: &[Player], name: &str) -> bool {
    players.iter().any(|player| player.is_person() && player.is_named(name))
}

/// Does one of these players have this player's name?
fn has(people: &[Player], person: &Player) -> bool {
    person.name.as_deref().is_some_and(|name| people.iter().any(|other| other.is_named(name)))
}

/// Gives a seat this duck, if no other human has it; a bot that has it takes the seat's.
fn take_duck(players: &mut [Player], seat: usize, duck: Duck) {
    let own = players[seat].duck;
    match players.iter().position(|player| player.duck == duck) {
        Some(other) if players[other].is_person() => return,
        Some(other) => players[other].duck = own,
        None => {}
    }
    players[seat].duck = duck;
}
