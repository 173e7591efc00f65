//! The app stores finished matches, once, and counts them.

use super::known_players::{IN_PARTS, compare_names_plainly};
use super::tablet::{ID, Tab, players, seated, step};
use crate::fake::Fake;
use crate::rules::any_rules;
use mallard::codes::link::LinkContent;
use mallard::device::limits::MOST_PAST;
use mallard::device::{
    Exported, GameStats, LockHolder, MatchHistory, PastMatch, PastPlayer, PlayerStats, Saving,
    Storage, ValidatedImport, WinCount, clear_past, export_match, find_match, forget_match,
    forget_past, past_matches, past_names, persons, player_stats, read_link,
};
use mallard::engine::{Game, Pending, Rng, Setup, Table};
use mallard::games::durak::Durak;
use mallard::games::{GAMES, GameId};
use mallard::session::{PlayerKind, Session};
use mallard::with_game;
use mallard::words::{GameText, Lang};
use serde_json::{Value, json};
use std::cmp::Reverse;

/// Plays the first match of these tests to its end.
fn finish(tab: &dyn Storage) -> (Session<Durak>, Saving) {
    let (mut session, mut saving) = seated(tab);
    play_out(&mut session, &mut saving, tab);
    (session, saving)
}

fn play_out(session: &mut Session<Durak>, saving: &mut Saving, tab: &dyn Storage) {
    while matches!(session.table().pending(), Pending::Decide { .. }) {
        assert!(step(session, saving, tab));
    }
}

/// The history of one match, as JSON, for the tests to change.
fn written() -> Value {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    finish(&tab);
    past_matches(&tab).value()
}

/// A history of `count` matches, each as `change` makes it.
fn book_of(count: usize, change: impl Fn(usize, &mut Value)) -> Value {
    let one = &written()["matches"][0];
    let each = |number: usize| {
        let mut played = one.clone();
        (played["id"], played["at"]) = (json!(format!("{number:x}")), json!(1000 + number));
        change(number, &mut played);
        played
    };
    json!({ "gone": 0, "matches": (0..count).map(each).collect::<Vec<_>>() })
}

fn person(name: &str) -> PastPlayer {
    PastPlayer { name: name.to_owned(), duck: mallard::session::Duck::new(0) }
}

fn durak(book: &MatchHistory, name: &str) -> GameStats {
    let PlayerStats { games, .. } = player_stats(any_rules, book, &person(name));
    games.into_iter().find(|it| it.game == GameId::Durak).expect("each game is counted")
}

#[test]
fn a_match_that_ends_is_remembered_whole_and_once() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = finish(&tab);
    let book = past_matches(&tab);
    let played = book.latest().next().expect("it is there").clone();
    assert_eq!((book.len(), played.id.as_str(), played.imported), (1, ID, false));
    let Ok(LinkContent::Match(linked)) = read_link(any_rules, &played.link) else {
        panic!("{}", played.link)
    };
    assert_eq!(linked.record, serde_json::to_value(session.table().record()).expect("data"));
    for lang in Lang::ALL {
        assert!(!played.describe_result(lang).is_empty());
    }
    saving.persist(&tab, &mut session, |_| true);
    assert_eq!(past_matches(&tab), book);
    assert_eq!(past_matches(&Tab::new(&storage, &Fake::default())), book, "it lies in storage");
}

#[test]
fn a_result_without_room_is_stored_once_there_is_room() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    storage.set_full(true);
    play_out(&mut session, &mut saving, &tab);
    assert!(!saving.is_saved());
    assert_eq!(past_matches(&tab).len(), 1);
    storage.set_full(false);
    saving.persist(&tab, &mut session, |_| true);
    assert!(saving.is_saved());
    assert_eq!(past_matches(&Tab::new(&storage, &Fake::default())).len(), 1);
}

#[test]
fn a_match_that_another_tab_remembered_meanwhile_is_not_lost() {
    let (storage, [one, two]) = (Fake::default(), [Fake::default(), Fake::default()]);
    let (here, there) = (Tab::new(&storage, &one), Tab::new(&storage, &two));
    let (mut session, mut saving) = seated(&here);
    storage.set_full(true);
    play_out(&mut session, &mut saving, &here);
    storage.set_full(false);
    let mut other = Saving::new(String::from("b-2"));
    other.set_holder(LockHolder::Here);
    let (mut second, _) = seated(&Tab::new(&Fake::default(), &Fake::default()));
    play_out(&mut second, &mut other, &there);
    assert_eq!(past_matches(&there).len(), 1);
    saving.persist(&here, &mut session, |_| true);
    let ids: Vec<_> = past_matches(&there).latest().map(|played| played.id.clone()).collect();
    assert_eq!(ids.len(), 2, "{ids:?}");
}

#[test]
fn an_imported_match_is_in_the_history_and_counts_for_no_player() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let (mut session, mut saving) = seated(&tab);
    (0..5).for_each(|_| assert!(step(&mut session, &mut saving, &tab)));
    let text = export_match(find_match(&tab, ID).value().expect("it is there"), 7);
    let Ok(Exported::Match(saved)) = Exported::read(&text) else { panic!("{text}") };

    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let id = ValidatedImport::validate(any_rules, &tab, Lang::En, saved)
        .expect("it is whole")
        .save(&tab);
    let mut saving = Saving::new(id);
    saving.set_holder(LockHolder::Here);
    let saved = saving.read(&tab).value().expect("it was kept");
    let (table, _) = Table::<Durak>::open(&saved.record).expect("a record");
    let mut session = Session::new(table, saved.players, Lang::En);
    play_out(&mut session, &mut saving, &tab);
    let book = past_matches(&tab);
    assert!(book.latest().all(|played| played.imported));
    assert_eq!((book.len(), persons(&book)), (1, Vec::new()));
    assert_eq!(player_stats(any_rules, &book, &person("Player 0")).tally, WinCount::default());
}

#[test]
fn undoing_the_end_of_a_match_removes_it_from_the_history() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    finish(&tab);
    assert_eq!(past_matches(&tab).len(), 1);
    // The match with this id is played again, and one of its steps undone: it continues after all.
    forget_match(&tab, ID);
    let (mut session, mut saving) = seated(&tab);
    step(&mut session, &mut saving, &tab);
    assert_eq!(past_matches(&tab).len(), 1);
    assert!(saving.persist(&tab, &mut session, Session::undo));
    assert!(past_matches(&tab).is_empty());
}

#[test]
fn a_broken_match_leaves_the_others() {
    let whole = book_of(5, |_, _| {});
    assert_eq!(MatchHistory::read(&whole).len(), 5);
    let breaks = [
        ("id", json!("../settings")),
        ("id", json!("1")),
        ("at", json!(-1)),
        ("at", json!(u64::MAX)),
        ("game", json!("chess")),
        ("players", json!([])),
        ("places", json!([1, 3])),
        ("places", json!([1])),
        ("bests", json!([])),
        ("fool", json!(7)),
        ("says", json!("Mina")),
        ("link", json!("d1.AAAA")),
        ("link", json!("m1.<b>")),
    ];
    for (field, to) in breaks {
        let mut book = whole.clone();
        book["matches"][2][field] = to.clone();
        assert_eq!(MatchHistory::read(&book).len(), 4, "{field} {to}");
    }
    let mut cut = whole;
    cut["matches"][2] = json!("cut");
    assert_eq!(MatchHistory::read(&cut).len(), 4);
    assert!(MatchHistory::read(&json!([7])).is_empty());
}

#[test]
fn texts_that_are_too_long_are_cut_when_read() {
    let book = MatchHistory::read(&book_of(1, |_, played| {
        played["players"][0]["name"] = json!("Mina\u{E000}\n with a name far too long");
        played["says"][0][1] = json!("x\u{7}".repeat(999));
    }));
    let played = book.latest().next().expect("it is there");
    assert_eq!(played.players[0].name.as_deref(), Some("Mina with a name far"));
    assert_eq!(played.describe_result(Lang::En), "x".repeat(200));
}

#[test]
fn the_oldest_matches_make_room_and_are_counted() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let full = book_of(2000, |_, _| {});
    tab.write("past", &full.to_string()).expect("there is room");
    let (_, saving) = finish(&tab);
    let book = past_matches(&tab);
    let length = book.value().to_string().len();
    assert!(length <= MOST_PAST + 100, "{length}");
    assert!(length > MOST_PAST - 2000, "no more than needed: {length}");
    assert_eq!((book.evicted(), saving.evicted_matches()), (2001 - book.len(), 2001 - book.len()));
    assert_eq!(book.latest().next().map(|played| played.id.as_str()), Some(ID));
    assert!(book.latest().map(|played| Reverse(played.ended_at)).is_sorted());
    clear_past(&tab);
    assert_eq!(past_matches(&tab), MatchHistory::default());
}

#[test]
fn one_past_match_is_forgotten_with_its_save() {
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    tab.write("past", &book_of(3, |_, _| {}).to_string()).expect("there is room");
    finish(&tab);
    assert_eq!(past_names(&tab).len(), 4);
    assert!(past_names(&tab).iter().any(|id| id == ID));
    forget_past(&tab, ID);
    assert_eq!(past_names(&tab).len(), 3);
    assert!(past_names(&tab).iter().all(|id| id != ID));
    assert!(find_match(&tab, ID).value().is_none());
}

#[test]
fn spellings_of_a_name_are_one_player_and_a_bot_is_none() {
    let book = MatchHistory::read(&book_of(3, |number, played| {
        let name = [" mina", "MINA", "Mina"][number];
        played["players"][0]["name"] = json!(name);
        played["players"][1]["kind"] = json!({ "bot": "diver" });
    }));
    let names: Vec<_> = persons(&book).into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["Mina"]);
    assert_eq!(durak(&book, "Mina").tally.played, 3);
}

#[test]
fn a_name_in_parts_is_the_name_in_whole_letters() {
    // As a player types 민아, and as a file from a Mac has it.
    let [whole, parts] = ["민아", IN_PARTS];
    let book = MatchHistory::read(&book_of(3, |number, played| {
        played["players"][0]["name"] = json!([whole, parts, "Jun"][number]);
    }));
    compare_names_plainly();
    let names: Vec<_> = persons(&book).into_iter().map(|person| person.name).collect();
    assert_eq!(names, ["Jun", "Player 1", parts], "as it was written last");
    assert_eq!(durak(&book, whole).tally.played, 2);
}

#[test]
fn a_win_counts_even_beside_a_namesake() {
    for places in [json!([1, 2]), json!([2, 1])] {
        let book = MatchHistory::read(&book_of(1, |_, played| {
            for (seat, name) in ["Anna", "anna "].into_iter().enumerate() {
                played["players"][seat]["name"] = json!(name);
                played["players"][seat]["kind"] = json!("person");
            }
            played["places"] = places.clone();
        }));
        let tally = player_stats(any_rules, &book, &person("Anna")).tally;
        assert_eq!((tally.played, tally.won), (1, 1), "{places}");
        assert_eq!(persons(&book).len(), 1);
    }
}

#[test]
fn matches_stay_in_the_order_of_play_despite_a_wrong_clock() {
    let (y2026, y2031) = (1_790_000_000_000_u64, 1_940_000_000_000_u64);
    let mut written = book_of(4, |number, played| {
        // Lost while the clock was far ahead, then won twice after it was corrected, then lost.
        played["at"] = json!([y2031, y2026, y2026 + 1, y2026 - 1][number]);
        played["places"] =
            [json!([2, 1]), json!([1, 2]), json!([1, 2]), json!([2, 1])][number].clone();
    });
    let ids =
        |book: &MatchHistory| book.latest().map(|played| played.id.clone()).collect::<Vec<_>>();
    let whole = MatchHistory::read(&written);
    assert_eq!(
        player_stats(any_rules, &whole, &person("Player 0")).last,
        [false, true, true, false]
    );
    assert_eq!(durak(&whole, "Player 0").streak, 0);
    let last = written["matches"].as_array_mut().and_then(Vec::pop);
    let three = MatchHistory::read(&written);
    assert_eq!(durak(&three, "Player 0").streak, 2);

    // A match that ends now is also the last, and the history is the same after a save and load.
    let mut book = three.clone();
    let last = MatchHistory::read(&json!({ "matches": [last] })).latest().next().cloned();
    assert!(book.add(last.expect("a match")));
    assert_eq!(ids(&book), ids(&whole));
    assert_eq!(ids(&MatchHistory::read(&book.value())), ids(&whole));
    // A history that continues another, as one in memory does, keeps its order.
    let mut merged = three;
    assert_eq!(merged.merge(whole.clone()), 1);
    assert_eq!(ids(&merged), ids(&whole));
    let mut fresh = MatchHistory::default();
    assert_eq!(fresh.merge(whole.clone()), 4);
    assert_eq!(ids(&fresh), ids(&whole));
}

#[test]
fn matches_are_counted_by_their_ends() {
    // Won, lost, level, won, won; the last two of four seats, where a fool is shown.
    let ends = [json!([1, 2]), json!([2, 1]), json!([1, 1]), json!([1, 2]), json!([1, 2])];
    let mut written = book_of(5, |number, played| {
        played["places"] = ends[number].clone();
        let best = [9, 7, 5, 8, 6][number];
        played["bests"] = json!([best, null]);
        let level = ["duckling", "diver"][number % 2];
        played["players"][1]["kind"] = json!({ "bot": level });
    });
    let book = MatchHistory::read(&written);
    let found = player_stats(any_rules, &book, &person("Player 0"));
    assert_eq!(found.tally, WinCount { played: 5, won: 3 });
    assert_eq!(found.last, [true, false, false, true, true]);
    let tally = |played, won| WinCount { played, won };
    assert_eq!(found.levels, [tally(0, 0), tally(3, 2), tally(0, 0), tally(2, 1)]);
    let durak = durak(&book, "Player 0");
    assert_eq!((durak.tally, durak.best, durak.streak), (tally(5, 3), Some(5), 2));
    assert!(durak.measure(any_rules).is_some_and(|measure| measure.least));

    // A player who was not the fool keeps the streak, though another was first.
    written["matches"][4]["places"] = json!([2, 1]);
    written["matches"][4]["fool"] = json!(1);
    assert_eq!(self::durak(&MatchHistory::read(&written), "Player 0").streak, 2);
    written["matches"][4]["fool"] = json!(0);
    assert_eq!(self::durak(&MatchHistory::read(&written), "Player 0").streak, 0);
}

#[test]
fn only_the_last_ten_are_looked_at_one_by_one() {
    let book = MatchHistory::read(&book_of(12, |number, played| {
        played["places"] = if number < 2 { json!([1, 2]) } else { json!([2, 1]) };
    }));
    let found = player_stats(any_rules, &book, &person("Player 0"));
    assert_eq!((found.tally.won, found.last), (2, vec![false; 10]));
}

#[test]
fn a_team_wins_together_and_its_bot_is_no_opponent() {
    let mut setup = Setup::<<Durak as Game>::Options>::new(4, 3);
    setup.options.teams = true;
    let table = Table::<Durak>::deal(setup).expect("teams of two");
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut players = players::<Durak>(&[true, true, true, false]);
    players[3].kind = PlayerKind::Bot(String::from("diver"));
    let mut session = Session::new(table, players, Lang::En);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    play_out(&mut session, &mut saving, &tab);
    let book = past_matches(&tab);
    let [even, odd, mate] = ["Player 0", "Player 1", "Player 2"]
        .map(|name| player_stats(any_rules, &book, &person(name)));
    assert_eq!((even.tally, even.tally.won + odd.tally.won), (mate.tally, 1));
    let diver = |figures: &PlayerStats| figures.levels[3].played;
    assert_eq!((diver(&even), diver(&odd)), (1, 0));
}

/// A match of each game to its end: its entry in the history, and the length of that.
fn remembered<G: GameText>(seats: u8) -> PastMatch {
    let setup = Setup { seats, seed: 7, options: G::Options::default() };
    let table = Table::<G>::deal(setup).expect("the usual options");
    let people = vec![true; usize::from(seats)];
    let mut session = Session::new(table, players::<G>(&people), Lang::En);
    let (storage, memory) = (Fake::default(), Fake::default());
    let tab = Tab::new(&storage, &memory);
    let mut saving = Saving::new(ID.to_owned());
    saving.set_holder(LockHolder::Here);
    let mut rng = Rng::from_seed(7);
    let mut legal = Vec::new();
    while let Some(seat) = session.table().pending().owed().first() {
        session.table().legal(seat, &mut legal);
        let action = *rng.pick(&legal).expect("something to do");
        assert!(saving.persist(&tab, &mut session, |session| session.play(seat, action)));
    }
    past_matches(&tab).latest().next().expect("it is there").clone()
}

#[test]
fn every_game_has_a_best_and_fits_the_book() {
    for &game in GAMES {
        let played = with_game!(game, G => remembered::<G>(3));
        let text = serde_json::to_string(&played).expect("data");
        println!("{}: {} bytes", game.slug(), text.len());
        assert!((0..3).any(|seat| played.best(seat).is_some()), "{}", game.slug());
        let book = MatchHistory::read(
            &json!({ "matches": [serde_json::to_value(&played).expect("data")] }),
        );
        assert_eq!(book.latest().next(), Some(&played));
        let found = player_stats(any_rules, &book, &person("Player 0"));
        let counted = found.games.iter().find(|it| it.game == game).expect("each is counted");
        let measure = counted.measure(any_rules).expect("each measures something");
        for lang in Lang::ALL {
            let figure = played.best(0).unwrap_or(1);
            assert!(
                !(measure.shown)(figure).is_empty() && !(measure.unit)(figure, lang).is_empty()
            );
        }
    }
}
