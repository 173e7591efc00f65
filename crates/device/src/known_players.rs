//! The players who played on this device, with their help. The next setup offers their names and ducks, and all players
//! of the last match again.

use crate::help::Help;
use crate::settings::Settings;
use mallard_session::{DUCKS, Duck, Player, PlayerKind, tidy_name};
use mallard_store::Storage;
use serde::{Deserialize as _, Serialize, Serializer};
use serde_json::{Value, json};

/// The key of the players who played on this device.
pub(super) const PEOPLE_KEY: &str = "people";

/// The key of the players of the last match with several humans.
pub(super) const COMPANY_KEY: &str = "company";

/// Of more, the one who played longest ago is deleted first.
const MAX_PEOPLE: usize = 12;

/// The players who played on this device, the latest first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KnownPlayers(Vec<KnownPlayer>);

/// A person with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
struct KnownPlayer {
    player: Player,
    /// `None` for one who has last played in a version without it.
    help: Option<Help>,
}

impl KnownPlayers {
    pub fn read(storage: &dyn Storage) -> Self {
        let kept = storage.read_json(PEOPLE_KEY);
        let entries = kept.as_ref().and_then(Value::as_array);
        Self(entries.into_iter().flatten().filter_map(known).take(MAX_PEOPLE).collect())
    }

    /// Their names and ducks.
    pub fn people(&self) -> impl Iterator<Item = &Player> {
        self.0.iter().map(|known| &known.player)
    }

    /// The help of this player; `None` for one without a name, or whom this device does not know: then it is that of
    /// the settings.
    pub fn help(&self, player: &Player, settings: &Settings) -> Option<Help> {
        let name = player.name.as_deref().filter(|_| player.is_person())?;
        let known = self.0.iter().find(|known| known.player.is_named(name))?;
        Some(known.help.unwrap_or(settings.help))
    }

    /// Stores the help of a person with a name: this device knows them from now on.
    pub fn set_help(&mut self, storage: &dyn Storage, player: &Player, help: Help) {
        *self = Self::read(storage);
        let Some(name) = &player.name else { return };
        match self.0.iter_mut().find(|known| known.player.is_named(name)) {
            Some(known) => known.help = Some(help),
            None => self.0.insert(0, KnownPlayer { player: player.clone(), help: Some(help) }),
        }
        self.save(storage);
    }

    /// From now on each has help of their own, even if that of the settings changes.
    pub fn settle_help(&mut self, storage: &dyn Storage) {
        *self = Self::read(storage);
        self.save(storage);
    }

    /// Stores the players of a match who typed a name.
    pub(super) fn met(storage: &dyn Storage, players: &[Player]) {
        let named = |player: &&Player| player.is_person() && player.name.is_some();
        let (before, settings) = (Self::read(storage), Settings::load(storage));
        let known = |player: &Player| {
            let help = before.help(player, &settings);
            KnownPlayer { player: player.clone(), help }
        };
        let mut people: Vec<KnownPlayer> = players.iter().filter(named).map(known).collect();
        for earlier in before.0 {
            if !has(&people, &earlier) {
                people.push(earlier);
            }
        }
        Self(people).save(storage);
        if players.iter().filter(|player| player.is_person()).count() > 1 {
            write_company(storage, players);
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
            write_company(storage, &players);
        }
        Some(some)
    }

    pub fn duck(&self, name: &str) -> Option<Duck> {
        self.people().find(|person| person.is_named(name)).map(|person| person.duck)
    }

    pub fn forget(&mut self, storage: &dyn Storage, name: &str) {
        // Another tab may have added others since.
        *self = Self::read(storage);
        self.0.retain(|known| known.player.name.as_deref() != Some(name));
        self.save(storage);
        if company(storage).iter().any(|player| player.name.as_deref() == Some(name)) {
            write_company(storage, &[]);
        }
    }

    /// Stores them, each with help of their own: later changes of the settings' help are not meant for them.
    fn save(&mut self, storage: &dyn Storage) {
        self.0.truncate(MAX_PEOPLE);
        let help = Settings::load(storage).help;
        for known in &mut self.0 {
            known.help.get_or_insert(help);
        }
        write(storage, PEOPLE_KEY, json!(self.0), |entry| known(entry).map(|known| json!(known)));
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

fn write_company(storage: &dyn Storage, players: &[Player]) {
    write(storage, COMPANY_KEY, json!(players), |entry| player(entry).map(|player| json!(player)));
}

/// Writes a list over another one; `read` returns the part of an entry that this version understands.
fn write(storage: &dyn Storage, key: &str, now: Value, read: fn(&Value) -> Option<Value>) {
    let entries = |kept: &Value| Some(json!(kept.as_array()?.iter().map(read).collect::<Vec<_>>()));
    // A lost name can be written again.
    let _ = storage.keep(key, entries, now);
}

fn player(entry: &Value) -> Option<Player> {
    Player::deserialize(entry).ok()
}

/// A person with a name.
fn known(entry: &Value) -> Option<KnownPlayer> {
    let player = player(entry).filter(|person| person.is_person() && person.name.is_some())?;
    Some(KnownPlayer { player, help: entry.get("help").map(Help::read) })
}

impl Serialize for KnownPlayer {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut entry = json!(self.player);
        if let Some(help) = self.help {
            entry["help"] = json!(help);
        }
        entry.serialize(to)
    }
}

/// Does a human player with this name sit at the table?
pub fn seated(players: &[Player], name: &str) -> bool {
    players.iter().any(|player| player.is_person() && player.is_named(name))
}

/// Does one of these players have this player's name?
fn has(people: &[KnownPlayer], person: &KnownPlayer) -> bool {
    let is_named = |name| people.iter().any(|other| other.player.is_named(name));
    person.player.name.as_deref().is_some_and(is_named)
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
