//! Texts that an attacker, a failing disk or an old version may have produced: imports, envelopes in storage, saves,
//! links. Valid ones of each game are mutated a little and sealed again, so that no checksum hides the part under test.
//! Each text that is read obeys its rules, can be continued and is the same after saving; the rest is refused; nothing
//! panics.
//!
//! `make test` tries some; `make fuzz CASES=1000000` tries this many, from `SEED` on. A failure names its case.

mod change;
mod seal;

use crate::fake::Fake;
use crate::random::{dealt, play_anything, played};
use crate::rules::any_rules;
use crate::session::tablet::Tab;
use change::{change_text, change_value};
use mallard::codes::link::{self, LinkContent, LinkKind};
use mallard::device::{
    Exported, SavedMatch, Settings, ValidatedImport, find_match, glance_at_all, import, match_key,
    read_link, summarize,
};
use mallard::engine::{Rng, Table};
use mallard::games::{GAMES, GameId, profile};
use mallard::session::{Duck, Player, PlayerKind, Seating};
use mallard::store::{Stored, pack};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use seal::change_sealed_link;
use serde_json::{Value, json};

/// The number of cases of each form, unless the command gives another.
const CASES: u64 = 1_500;

const NOW: u64 = 1_800_000_000_000;

/// How many steps a match that was read is played on.
const STEPS_ON: u32 = 12;

/// A number from the command's environment.
fn given(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

/// Tries all cases, and prints how many of them were readable at all.
fn run_cases(what: &str, case: impl Fn(&mut Rng) -> bool + Sync) {
    let (cases, first) =
        (given("MALLARD_CASES").unwrap_or(CASES), given("MALLARD_SEED").unwrap_or(0));
    let read = (first..first + cases).filter(|&number| {
        let told = Told(what, number);
        let read = case(&mut Rng::from_seed(number));
        drop(told);
        read
    });
    let read = read.count();
    println!("{what}: {cases} cases, {read} read");
    // If none could be read, nothing behind the reading would be tested.
    assert!(read as u64 * 50 > cases, "{what}: {read} of {cases} were read");
}

/// Names the case that failed.
struct Told<'a>(&'a str, u64);

impl Drop for Told<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}: MALLARD_SEED={} MALLARD_CASES=1", self.0, self.1);
        }
    }
}

/// The same match as data, and as a link.
struct Written {
    data: Value,
    link: String,
}

/// A match of any game.
fn make_save<G: GameText>(rng: &mut Rng) -> Written {
    let seats: Vec<u8> = G::SEATS.collect();
    let seats = *rng.pick(&seats).expect("somebody plays");
    let steps = rng.next_below(40) as usize;
    let table = played::<G>(seats, rng.seed() >> 12, steps);
    let players = players::<G>(seats, rng);
    let of = if rng.next_below(3) == 0 { LinkKind::Deal } else { LinkKind::Match };
    let link = link::encode(of, &table, &players, &Seating::new(&players), true)
        .expect("it keeps to the rules");
    let record = serde_json::to_value(table.record()).expect("a record is data");
    Written { data: json!({ "players": players, "saved_at": NOW, "record": record }), link }
}

fn players<G: GameText>(seats: u8, rng: &mut Rng) -> Vec<Player> {
    let names = ["Mina", "", "민아", "ミナ", "<b>", "a\u{301}\u{202e}", "🦆🦆🦆🦆🦆🦆🦆🦆"];
    // A link with the first level has a version of its own.
    let level = G::LEVELS[rng.next_below(2) as usize].id;
    let player = |seat: u8| Player {
        name: rng.pick(&names).map(|&name| name.to_owned()),
        kind: if seat.is_multiple_of(2) {
            PlayerKind::Person
        } else {
            PlayerKind::Bot(level.to_owned())
        },
        duck: Duck::new(usize::from(seat)),
    };
    (0..seats).map(player).collect()
}

fn make_any_save(rng: &mut Rng) -> Written {
    let game = *rng.pick(GAMES).expect("there are games");
    with_game!(game, G => make_save::<G>(rng))
}

/// Sometimes one change, sometimes many.
fn changes(rng: &mut Rng) -> u32 {
    [1, 1, 1, 2, 5][rng.next_below(5) as usize]
}

/// Checks an accepted match: it is the same after saving, has texts in every language, and can be played on.
fn assert_sound(checked: &ValidatedImport, tab: &Tab<'_>) {
    let id = checked.save(tab);
    let saved = find_match(tab, &id).value().expect("it was kept");
    assert!(checked.names().len() <= saved.players.len());
    for lang in Lang::ALL {
        assert!(!checked.describe(lang).is_empty() || checked.damage.is_some(), "it says nothing");
        for (id, found) in glance_at_all(tab) {
            assert!(!summarize(profile, id, found, lang).title.is_empty());
        }
    }
    with_game!(checked.game, G => assert_sound_by_rules::<G>(saved.record, checked.moves));
}

fn assert_sound_by_rules<G: GameText>(record: Value, moves: usize) {
    let (mut table, damage) = Table::<G>::open(&record).expect("it was written by the rules");
    assert_eq!((damage, table.steps().len()), (None, moves));
    G::check_invariants(table.state()).expect("the invariants hold");
    let (mut chance, mut legal) = (Rng::from_seed(1), Vec::new());
    for _ in 0..STEPS_ON {
        if !table.can_take_step() || !play_anything(&mut table, &mut chance, &mut legal) {
            break;
        }
    }
    G::check_invariants(table.state()).expect("the invariants hold");
}

/// Reads an arriving text, as the app does.
fn imports(text: &str) -> bool {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let checked = match Exported::read(text) {
        Ok(Exported::Match(saved)) => ValidatedImport::validate(any_rules, &tab, Lang::En, saved),
        // Each value of them is replayed or left out; those that came open as saves do.
        Ok(Exported::Data(backup)) => {
            let came = import(any_rules, &tab, Lang::En, &backup, true);
            let opened = glance_at_all(&tab).into_iter().filter(|(id, _)| {
                let saved = find_match(&tab, id).value().expect("it was kept");
                let game = saved.game().expect("its rules have replayed it");
                with_game!(game, G => opens::<G>(saved))
            });
            assert_eq!(opened.count(), came.matches);
            return came.matches > 0;
        }
        Err(why) => Err(why),
    };
    match checked {
        Err(why) => {
            assert!(!why.sentence(Lang::En).is_empty());
            false
        }
        Ok(checked) => {
            assert_sound(&checked, &tab);
            true
        }
    }
}

/// In a text: the match as it was exported before it got a key, alone with its key, or beside another one.
fn export(save: Value, chance: &mut Rng) -> Value {
    match chance.next_below(3) {
        0 => save,
        1 => json!({ "everything": { "match/0": save } }),
        _ => {
            json!({ "everything": { "match/a-1": save, "match/b-2": make_any_save(chance).data } })
        }
    }
}

#[test]
fn imports_are_refused_or_sound() {
    run_cases("imports", |chance| {
        let mut data = export(make_any_save(chance).data, chance);
        for _ in 0..changes(chance) {
            change_value(&mut data, chance);
        }
        imports(&pack(NOW, &data))
    });
}

#[test]
fn texts_are_refused_or_sound() {
    run_cases("texts", |chance| {
        let data = export(make_any_save(chance).data, chance);
        // With its checksum nearly each change is found, without one none is.
        let mut text = if chance.next_below(4) == 0 { pack(NOW, &data) } else { data.to_string() };
        for _ in 0..changes(chance) {
            text = change_text(&text, chance);
        }
        imports(&text)
    });
}

#[test]
fn links_are_refused_or_sound() {
    run_cases("links", |chance| {
        let mut link = make_any_save(chance).link;
        if chance.next_below(4) > 0 {
            for _ in 0..changes(chance) {
                link = change_text(&link, chance);
            }
        }
        reads_link(&link)
    });
}

#[test]
fn sealed_links_are_refused_or_sound() {
    run_cases("sealed links", |rng| {
        let link = make_any_save(rng).link;
        reads_link(&change_sealed_link(&link, rng))
    });
}

fn reads_link(link: &str) -> bool {
    match read_link(any_rules, link) {
        Err(why) => {
            assert!(!why.sentence(Lang::En).is_empty());
            false
        }
        Ok(LinkContent::Deal(deal)) => {
            let (people, bots) = deal.people_and_bots();
            assert_eq!(people + bots, deal.players.len());
            true
        }
        Ok(LinkContent::Match(saved)) => is_followed(saved),
    }
}

fn is_followed(saved: SavedMatch) -> bool {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    // The moves were played while they were read; whether the seats could change hands like this is checked here.
    let changes = saved.record.get("changes").is_some_and(|changes| !changes.is_null());
    match ValidatedImport::validate(any_rules, &tab, Lang::En, saved) {
        Ok(checked) => {
            assert_sound(&checked, &tab);
            true
        }
        Err(why) => {
            assert!(changes && !why.sentence(Lang::En).is_empty(), "{why:?}");
            false
        }
    }
}

#[test]
fn damaged_storage_is_read_or_reported() {
    run_cases("saves", |chance| {
        let (storage, memory) = (Fake::default(), Fake::default());
        let settings = serde_json::to_value(Settings::default()).expect("settings are data");
        for (slot, name) in ["", "~"].iter().enumerate() {
            let mut data = make_any_save(chance).data;
            let mut set = settings.clone();
            for _ in 0..changes(chance) {
                change_value(&mut data, chance);
                change_value(&mut set, chance);
            }
            let age = NOW + chance.seed() % 3 + slot as u64;
            storage.put(&format!("{}{name}", match_key("x")), &pack(age, &data));
            storage.put(&format!("settings{name}"), &pack(age, &set));
        }
        let tab = Tab::new(&storage, &memory);
        let _ = Settings::load(&tab);
        for lang in Lang::ALL {
            for (id, found) in glance_at_all(&tab) {
                assert!(!summarize(profile, id, found, lang).title.is_empty());
            }
        }
        match find_match(&tab, "x") {
            Stored::Value(saved) | Stored::Recovered(saved) => {
                let game = saved.slug().and_then(GameId::from_slug);
                game.is_some_and(|game| with_game!(game, G => opens::<G>(saved)))
            }
            Stored::Missing | Stored::Damaged | Stored::Newer => false,
        }
    });
}

/// Opens it as the table does.
fn opens<G: GameText>(saved: SavedMatch) -> bool {
    let Ok((session, _)) = saved.open::<G>(Lang::En) else { return false };
    G::check_invariants(session.table().state()).expect("the invariants hold");
    assert!(session.table().steps().len() <= G::MAX_STEPS as usize);
    true
}

#[test]
fn any_setup_a_stranger_names_is_dealt_or_refused() {
    for game in GAMES {
        fn check_setups<G: GameText>() {
            let mut rng = Rng::from_seed(1);
            for seed in 0..200 {
                let table = dealt::<G>(*G::SEATS.end(), seed);
                let mut setup = serde_json::to_value(table.setup()).expect("data");
                change_value(&mut setup, &mut rng);
                if let Ok(setup) = serde_json::from_value(setup)
                    && let Ok(table) = Table::<G>::deal(setup)
                {
                    G::check_invariants(table.state()).expect("the invariants hold");
                }
            }
        }
        with_game!(game, G => check_setups::<G>());
    }
}
