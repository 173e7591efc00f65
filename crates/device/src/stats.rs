//! The stats of a player in the history: counts only.

use super::history::{MatchHistory, PastMatch};
use crate::game_rules::RulesFn;
use mallard_codes::GameId;
use mallard_engine::Level;
use mallard_session::{Duck, PlayerKind, name_key};
use mallard_words::{BestUnit, LEVELS};

/// How many of the last matches are shown one by one.
const RECENT_MATCHES: usize = 10;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastPlayer {
    /// The name as it was typed last.
    pub name: String,
    /// The player's last duck.
    pub duck: Duck,
}

impl PastPlayer {
    /// The seat of this player in a match, if any. Older matches and files may seat two players with the same name: the
    /// better place counts, so that no winner has lost.
    pub fn seat(&self, played: &PastMatch) -> Option<usize> {
        let own = played
            .counted()
            .filter(|(_, player)| player.is_person() && player.is_named(&self.name));
        own.map(|(seat, _)| seat).min_by_key(|&seat| played.places.get(seat).copied())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct WinCount {
    pub played: usize,
    pub won: usize,
}

impl WinCount {
    fn count(&mut self, won: bool) {
        self.played += 1;
        self.won += usize::from(won);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameStats {
    pub game: GameId,
    pub tally: WinCount,
    /// The best so far, in the unit of the game.
    pub best: Option<i32>,
    /// How many matches in a row the player won up to the last, or in which another player was the fool. A match
    /// without a result neither adds to it nor breaks it.
    pub streak: usize,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerStats {
    /// All games together.
    pub tally: WinCount,
    /// Each game, in the order of the home screen.
    pub games: Vec<GameStats>,
    /// The matches with bots of each level on another side, the weakest level first.
    pub levels: Vec<WinCount>,
    /// Was each of the last matches won? Those without a result are left out; the latest is the
    /// last.
    pub last: Vec<bool>,
}

/// All players who played here, the latest first. Imported matches and branches add no one.
pub fn persons(book: &MatchHistory) -> Vec<PastPlayer> {
    let mut persons = Vec::<(String, PastPlayer)>::new();
    let counted = book.latest().filter(|played| played.is_own()).flat_map(PastMatch::counted);
    for (_, player) in counted {
        let Some(name) = player.name.clone().filter(|_| player.is_person()) else { continue };
        let key = name_key(&name);
        if persons.iter().all(|(other, _)| *other != key) {
            persons.push((key, PastPlayer { name, duck: player.duck }));
        }
    }
    persons.into_iter().map(|(_, person)| person).collect()
}

pub fn player_stats(rules: RulesFn, book: &MatchHistory, person: &PastPlayer) -> PlayerStats {
    let fresh = |&game| GameStats { game, tally: WinCount::default(), best: None, streak: 0 };
    let mut games: Vec<GameStats> = GameId::ALL.iter().map(fresh).collect();
    let mut stats = PlayerStats {
        tally: WinCount::default(),
        games: Vec::new(),
        levels: vec![WinCount::default(); LEVELS],
        last: Vec::new(),
    };
    for played in book.latest().rev().filter(|played| played.is_own() && played.counts()) {
        let Some(seat) = person.seat(played) else { continue };
        let won = played.won(seat);
        stats.tally.count(won);
        if !played.ended {
            stats.last.push(won);
        }
        if let Some(game) = games.iter_mut().find(|it| Some(it.game) == played.game()) {
            game.count(rules, played, seat);
            for level in levels_against(rules(game.game).levels(), played, seat) {
                if let Some(tally) = stats.levels.get_mut(level) {
                    tally.count(won);
                }
            }
        }
    }
    stats.last.drain(..stats.last.len().saturating_sub(RECENT_MATCHES));
    PlayerStats { games, ..stats }
}

impl GameStats {
    fn count(&mut self, rules: RulesFn, played: &PastMatch, seat: usize) {
        let won = played.won(seat);
        self.tally.count(won);
        if played.ended {
            return;
        }
        let spared = played.fool.is_some_and(|fool| fool.index() != seat);
        self.streak = if won || spared { self.streak + 1 } else { 0 };
        let least = self.measure(rules).is_some_and(|measure| measure.least);
        let better = if least { i32::min } else { i32::max };
        self.best = self.best.into_iter().chain(played.best(seat)).reduce(better);
    }

    /// The unit of the best; `None` if no match has one.
    pub fn measure(&self, rules: RulesFn) -> Option<BestUnit> {
        rules(self.game).best_unit()
    }
}

/// The levels of the bots on other sides than a seat's, each once. Seats with the same place are on one side, as
/// team-mates are, unless all are tied.
fn levels_against(levels: &[Level], played: &PastMatch, seat: usize) -> Vec<usize> {
    let PastMatch { players, places, .. } = played;
    let level = places.iter().all(|place| *place == places[0]);
    let other = |at: usize| level || places[at] != places[seat];
    let is_there = |id: &str| {
        let mut seats = players.iter().enumerate();
        seats.any(|(at, player)| other(at) && player.kind == PlayerKind::Bot(id.to_owned()))
    };
    levels.iter().enumerate().filter(|(_, level)| is_there(level.id)).map(|(at, _)| at).collect()
}
