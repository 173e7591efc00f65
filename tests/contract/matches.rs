//! Matches for the tests in browsers, a file for each game in `tests/fixtures/matches/`: its rules and usual options, a
//! match at its beginning, a whole one, and the ends of first rounds with each number of seats. `UPDATE_MATCHES=1 cargo test
//! --test contract matches` writes the files again, for instance after `RULES` has risen; and for a new game its first
//! save.

use crate::fake::Fake;
use crate::random::{dealt, played};
use crate::stage::check_part;
use mallard::engine::{Game, Pending, Rng, Seat, Setup, Table};
use mallard::session::{Duck, Player, PlayerKind, Session, Stage};
use mallard::store::{Store, VERSION};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use serde_json::{Value, json};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/matches");

/// Fewest decisions of the whole match.
const FEWEST: usize = 60;

/// Seeds that are tried, and those of first rounds, which are longer.
const SEEDS: std::ops::Range<u64> = 1..400;
const ROUND_SEEDS: std::ops::Range<u64> = 1..100;

#[test]
fn the_matches_for_browsers_keep_to_the_rules_of_today() {
    check_part(|game| {
        let path = format!("{FOLDER}/{}.json", game.slug());
        let now = format!("{}\n", with_game!(game, G => entry::<G>()));
        if std::env::var_os("UPDATE_MATCHES").is_some() {
            std::fs::write(&path, &now).expect("the file can be written");
            with_game!(game, G => keep_first_save::<G>());
        }
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(stored == now, "{path} is old: see tests/contract/matches.rs");
    });
}

fn entry<G: GameText>() -> Value {
    json!({
        "slug": G::SLUG,
        "rules": G::RULES,
        "seats": [G::SEATS.start(), G::SEATS.end()],
        "options": G::Options::default(),
        "begun": SEEDS.filter_map(find_beginning::<G>).min_by_key(steps).expect("a person decides first"),
        "whole": SEEDS.filter_map(find_whole_match::<G>).min_by_key(steps).expect("a match has sixty decisions"),
        "rounds": G::SEATS.map(|seats| find_round::<G>(seats).expect("a round ends")).collect::<Vec<_>>(),
    })
}

/// The end of a first round, in the fewest steps: after it the match continues, if the game has more than one round.
fn find_round<G: GameText>(seats: u8) -> Option<Value> {
    let end = |seed: u64| {
        let mut rng = Rng::from_seed(!seed);
        let options = G::any_options(seats, &mut rng);
        let mut table = Table::<G>::deal(Setup { seats, seed, options }).ok()?;
        while !table.steps().last().is_some_and(|step| step.events.iter().any(G::ends_part)) {
            let Some(seat) = table.pending().owed().first() else { break };
            let action = *rng.pick(&legal(&table, seat))?;
            table.play(seat, action).ok()?;
        }
        let mut round = written(&table, "log", json!(table.record().log));
        round["over"] = json!(matches!(table.pending(), Pending::Over(_)));
        Some(round)
    };
    ROUND_SEEDS.filter_map(end).min_by_key(|round| (round["over"] == true, steps(round)))
}

/// Writes the game's permanent first save, unless it has one.
fn keep_first_save<G: GameText>() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/saves");
    let path = format!("{folder}/v{VERSION}/{}.json", G::SLUG);
    if std::fs::exists(&path).expect("the folder can be read") {
        return;
    }
    let (seats, now, fake) = (*G::SEATS.start(), 1_795_302_945_714_u64, Fake::default());
    let (players, table) = (players::<G>(seats), played::<G>(seats, 7, 60));
    let record = table.record();
    let label = Session::new(table, players.clone(), Lang::En).label();
    let saved = json!({ "players": players, "saved_at": now, "label": label, "record": record });
    Store::new(&fake).write("match/1", &saved, now).expect("there is room");
    let text = fake.texts().into_values().next().expect("it was written");
    std::fs::write(path, text).expect("the file can be written");
}

fn steps(found: &Value) -> usize {
    let list = |name: &str| found[name].as_array().map_or(0, Vec::len);
    list("log") + list("choices")
}

/// Bots decide until it is the first decision of the human at the first seat, who has nothing to look at before it.
fn find_beginning<G: GameText>(seed: u64) -> Option<Value> {
    let setup = Setup { seats: *G::SEATS.start(), seed, options: G::Options::default() };
    let (mut table, mut chance) = (Table::<G>::deal(setup).ok()?, Rng::from_seed(!seed));
    for _ in 0..9 {
        let session = Session::new(table.clone(), players::<G>(*G::SEATS.start()), Lang::En);
        let now = session.situation(false);
        if now.stage == Stage::Play(Some(Seat::new(0))) && now.acting {
            let fits = now.first && !now.glimpsing;
            return fits.then(|| written(&table, "log", json!(table.record().log)));
        }
        let seat = table.pending().owed().first()?;
        let action = *chance.pick(&legal(&table, seat))?;
        table.play(seat, action).ok()?;
    }
    None
}

/// The first seat that owes a decision takes the first action or any, until the match is over. Each decision is its
/// index among the legal ones.
fn find_whole_match<G: GameText>(seed: u64) -> Option<Value> {
    let (mut table, mut chance) = (dealt::<G>(*G::SEATS.start(), seed), Rng::from_seed(!seed));
    let mut choices = Vec::new();
    while let Some(seat) = table.pending().owed().first() {
        let legal = legal(&table, seat);
        let most = if chance.next_below(2) == 0 { 1 } else { legal.len() };
        let number = chance.next_below(u32::try_from(most).ok()?) as usize;
        table.play(seat, legal[number]).ok()?;
        choices.push(number);
    }
    let over = matches!(table.pending(), Pending::Over(_)) && choices.len() >= FEWEST;
    over.then(|| written(&table, "choices", json!(choices)))
}

fn written<G: Game>(table: &Table<G>, name: &str, steps: Value) -> Value {
    let Setup { seats, seed, options } = table.setup();
    let mut value = json!({ "seats": seats, "seed": seed, "options": options });
    value[name] = steps;
    value
}

fn legal<G: Game>(table: &Table<G>, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    table.legal(seat, &mut legal);
    legal
}

/// A human at the first seat, bots at the others.
fn players<G: GameText>(seats: u8) -> Vec<Player> {
    let player = |seat: usize| Player {
        name: None,
        kind: if seat == 0 {
            PlayerKind::Person
        } else {
            PlayerKind::Bot(G::LEVELS[0].id.to_owned())
        },
        duck: Duck::new(seat),
    };
    (0..usize::from(seats)).map(player).collect()
}
