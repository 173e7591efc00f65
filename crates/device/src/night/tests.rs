//! Nights of made-up matches: which matches belong together, their points, who plays next.

use super::*;
use mallard_codes::GameId;
use mallard_engine::Rng;
use mallard_session::Duck;
use serde_json::{Value, json};

const HOUR: u64 = 60 * 60 * 1000;
/// An evening in November 2026, 20:00 in Greenwich.
const EVENING: u64 = 1_795_896_000_000;

/// A player by name; a bot's begins with a star.
fn player(name: &str) -> Player {
    let kind = if name.starts_with('*') { json!({ "bot": "dabbler" }) } else { json!("person") };
    serde_json::from_value(json!({ "name": name, "kind": kind, "duck": name.len() % 9 }))
        .expect("a player")
}

/// A match of these players, by their places, that took half an hour.
fn played(game: GameId, end: u64, names: &[&str], places: &[u8]) -> Value {
    let players: Vec<Player> = names.iter().map(|name| player(name)).collect();
    json!({
        "id": format!("{:x}-1", end - HOUR / 2), "at": end, "game": game.slug(), "players": players,
        "places": places, "bests": vec![Value::Null; names.len()], "says": [], "link": "m1.AAAA",
    })
}

fn with(mut played: Value, key: &str, value: Value) -> Value {
    played[key] = value;
    played
}

fn sat_out(played: Value, names: &[&str]) -> Value {
    let players: Vec<Player> = names.iter().map(|name| player(name)).collect();
    with(played, "sat_out", json!(players))
}

fn history(matches: &[Value]) -> MatchHistory {
    let history = MatchHistory::read(&json!({ "gone": 0, "matches": matches }));
    assert_eq!(history.len(), matches.len(), "each match is sound");
    history
}

/// The number of matches of each night, the latest night first.
fn sizes(matches: &[Value]) -> Vec<usize> {
    history(matches).nights().iter().map(|night| night.matches().len()).collect()
}

/// The score of the latest night: "Mina 12", in its order.
fn score(matches: &[Value]) -> Vec<String> {
    let history = history(matches);
    let rows = history.nights().remove(0).score().rows;
    rows.iter()
        .map(|row| format!("{} {}", row.player.name.as_deref().unwrap_or_default(), row.points))
        .collect()
}

fn three(end: u64) -> Value {
    played(GameId::Duckit, end, &["Mina", "Jun", "Yuki"], &[1, 2, 3])
}

#[test]
fn matches_within_six_hours_are_one_night_also_over_midnight() {
    assert_eq!(sizes(&[three(EVENING), three(EVENING + 3 * HOUR), three(EVENING + 9 * HOUR)]), [3]);
    let late = EVENING + 6 * HOUR + HOUR / 2;
    assert_eq!(sizes(&[three(EVENING), three(late)]), [2], "six hours between end and start");
    assert_eq!(sizes(&[three(EVENING), three(late + 1)]), [1, 1]);
}

#[test]
fn a_clock_that_was_set_back_or_forward_a_little_parts_no_night() {
    assert_eq!(
        sizes(&[three(EVENING), three(EVENING - 26 * HOUR), three(EVENING - 25 * HOUR)]),
        [3]
    );
    assert_eq!(sizes(&[three(EVENING), three(EVENING + 2 * HOUR)]), [2]);
    // The start is unknown: the id has no time.
    let unknown = |end: u64| with(three(end), "id", json!(format!("zz-{end:x}")));
    assert_eq!(sizes(&[three(EVENING), unknown(EVENING + 6 * HOUR)]), [2]);
    assert_eq!(sizes(&[three(EVENING), unknown(EVENING + 6 * HOUR + 1)]), [1, 1]);
}

#[test]
fn a_night_needs_two_people_in_common() {
    let other = |end| played(GameId::Duckit, end, &["Ada", "Bo", "Cy"], &[1, 2, 3]);
    let mixed = |end| played(GameId::Duckit, end, &["Mina", "Bo", "*Teal"], &[1, 2, 3]);
    assert_eq!(sizes(&[three(EVENING), mixed(EVENING + HOUR)]), [1, 1], "Mina alone is in both");
    assert_eq!(
        sizes(&[
            three(EVENING),
            other(EVENING + HOUR),
            three(EVENING + 2 * HOUR),
            other(EVENING + 3 * HOUR)
        ]),
        [2, 2],
        "two groups take turns at the tablet"
    );
    let alone = played(GameId::Duckit, EVENING, &["Mina", "*Teal", "*Wigeon"], &[1, 2, 3]);
    assert_eq!(sizes(&[alone]), [0; 0], "one person among bots");
    let waits =
        sat_out(played(GameId::Duckit, EVENING, &["Ada", "Bo", "Cy"], &[1, 2, 3]), &["Dan"]);
    let next = played(GameId::Durak, EVENING + HOUR, &["Dan", "Ada"], &[1, 2]);
    assert_eq!(sizes(&[waits, next]), [2], "who sat out was there");
}

#[test]
fn an_ended_night_goes_on_with_no_match() {
    let ended = with(three(EVENING), "ends_night", json!(true));
    assert_eq!(sizes(&[ended.clone(), three(EVENING + HOUR)]), [1, 1]);
    let mut history = history(&[ended, three(EVENING + HOUR)]);
    let id = history.latest().last().expect("the first").id.clone();
    assert!(history.end_night(&id, false) && !history.end_night(&id, false));
    assert_eq!(history.nights().len(), 1);
}

#[test]
fn an_imported_match_is_in_no_night_and_a_deleted_one_leaves_it() {
    let came = with(three(EVENING + HOUR), "came", json!(true));
    assert_eq!(sizes(&[three(EVENING), came, three(EVENING + 2 * HOUR)]), [2]);
    let mut history =
        history(&[three(EVENING), three(EVENING + 4 * HOUR), three(EVENING + 8 * HOUR)]);
    let middle = history.latest().nth(1).expect("three").id.clone();
    assert_eq!(history.night_of(&middle).expect("a night").score().counted, 3);
    history.take_back(&middle);
    let counted: Vec<_> = history.nights().iter().map(|night| night.score().counted).collect();
    assert_eq!(counted, [2], "one night, with eight hours between the two that are left");
}

#[test]
fn a_night_that_loses_its_last_match_is_as_open_or_ended_as_before() {
    let ended = with(three(EVENING + 2 * HOUR), "ends_night", json!(true));
    let mut book = history(&[three(EVENING), ended.clone(), three(EVENING + 3 * HOUR)]);
    let ids: Vec<_> = book.latest().map(|played| played.id.clone()).collect();
    assert!(book.forget(&ids[1]));
    assert_eq!(book.nights().len(), 2, "two evenings");
    assert!(book.end_night(&ids[2], false), "and the first can go on");

    // A match five hours after the one that was deleted.
    let mut book = history(&[three(EVENING), three(EVENING + 4 * HOUR)]);
    let last = book.latest().next().expect("two").id.clone();
    assert!(book.forget(&last) && !book.forget(&last));
    book.merge(history(&[three(EVENING + 9 * HOUR)]));
    assert_eq!(book.nights().len(), 1);

    // Undone, it is played on: the night is open again.
    let mut book = history(&[three(EVENING), ended.clone()]);
    let last = book.latest().next().expect("two").id.clone();
    assert!(book.take_back(&last));
    assert!(book.nights()[0].is_open(EVENING + 3 * HOUR));
}

/// The night of each match: its other matches, and has it ended?
fn nights_of(book: &MatchHistory) -> Vec<(String, Vec<String>, bool)> {
    let of = |night: &Night<'_>| {
        let ids: Vec<_> = night.matches().iter().map(|played| played.id.clone()).collect();
        let ended = night.last().ends_night;
        ids.clone().into_iter().map(move |id| (id, ids.clone(), ended)).collect::<Vec<_>>()
    };
    book.nights().iter().flat_map(of).collect()
}

#[test]
fn no_deletion_changes_the_night_of_another_match() {
    let mut rng = Rng::from_seed(11);
    let people = ["Mina", "Jun", "Yuki", "Ada", "Bo", "Cy"];
    let mut changed = 0;
    for _ in 0..400 {
        let mut end = EVENING;
        let matches: Vec<Value> = (0..3 + rng.next_below(9))
            .map(|_| {
                end += u64::from(1 + rng.next_below(9)) * HOUR;
                let from = rng.next_below(4) as usize;
                let seats = 2 + rng.next_below(3) as usize;
                let names: Vec<_> = people.iter().skip(from).take(seats).copied().collect();
                let places: Vec<u8> = (1..).take(names.len()).collect();
                let played = played(GameId::DuckThatGoose, end, &names, &places);
                let ends = rng.next_below(6) == 0;
                let played = with(played, "ends_night", json!(ends));
                // Some matches were long.
                let start = end - u64::from(rng.next_below(8)) * HOUR;
                with(played, "id", json!(format!("{start:x}-{}", rng.next_below(60_000))))
            })
            .collect();
        let mut book = history(&matches);
        while !book.is_empty() {
            let before = nights_of(&book);
            let at = rng.next_below(u32::try_from(book.len()).expect("few")) as usize;
            let gone = book.latest().nth(at).expect("it is there").id.clone();
            book.forget(&gone);
            let book_again = MatchHistory::read(&book.value());
            assert_eq!(book_again, book);
            let mut expected = before;
            expected.retain(|(id, ..)| *id != gone);
            for (_, ids, _) in &mut expected {
                changed += usize::from(ids.contains(&gone));
                ids.retain(|id| *id != gone);
            }
            let sorted = |mut nights: Vec<(String, Vec<String>, bool)>| {
                nights.sort();
                nights
            };
            assert_eq!(sorted(nights_of(&book)), sorted(expected), "without {gone}");
        }
    }
    assert!(changed > 500, "{changed}");
}

#[test]
fn a_person_whose_seat_a_bot_played_was_not_there() {
    let stood_in = with(three(EVENING + HOUR), "stand_ins", json!([0]));
    let book = history(&[three(EVENING), stood_in.clone()]);
    let score = book.nights().remove(0).score();
    let mina = score.rows.iter().find(|row| row.player.is_named("Mina")).expect("she was there");
    assert_eq!((mina.points.to_string(), mina.left_after), (String::from("12"), Some(1)));
    let two = with(stood_in, "stand_ins", json!([0, 1]));
    assert_eq!(sizes(&[two]), [0; 0], "one person among bots");
}

#[test]
fn people_of_matches_without_a_result_are_not_ranked() {
    let with_ada = played(GameId::Quantum, EVENING + HOUR, &["Mina", "Jun", "Ada"], &[1, 1, 1]);
    let with_ada = with(sat_out(with_ada, &["Yuki"]), "ended", json!(true));
    assert_eq!(score(&[three(EVENING), with_ada.clone()]), ["Mina 12", "Jun 6", "Yuki 0"]);
    let book = history(&[with_ada]);
    let score = book.nights().remove(0).score();
    assert_eq!((score.rows, score.counted), (Vec::new(), 0));
}

/// The example of the design: a second place and a rest beat a win and a last place.
#[test]
fn points_of_a_night() {
    let durak = played(GameId::Durak, EVENING, &["Grandpa", "Yuki", "Mina", "Jun"], &[1, 2, 3, 4]);
    let durak = with(durak, "fool", json!(3));
    let duckit = played(GameId::Duckit, EVENING + HOUR, &["Jun", "Mina", "Grandpa"], &[1, 2, 3]);
    let duckit = sat_out(duckit, &["Yuki"]);
    let night = [durak, duckit];
    assert_eq!(score(&night), ["Yuki 14", "Jun 12", "Grandpa 12", "Mina 10"]);
    let book = history(&night);
    let score = book.nights().remove(0).score();
    assert_eq!((score.lead().expect("a lead").to_string(), score.counted), (String::from("2"), 2));
    assert_eq!(score.rows.iter().map(|row| row.place).collect::<Vec<_>>(), [1, 2, 2, 4].map(Some));
    assert_eq!(score.rows.iter().map(|row| row.caps).collect::<Vec<_>>(), [0, 1, 0, 0]);
    let sum: NightPoints = score.rows.iter().map(|row| row.points).sum();
    assert_eq!(sum.to_string(), "48", "four people, twelve each");
}

#[test]
fn the_order_of_play_changes_no_points() {
    let one = |end| played(GameId::Durak, end, &["Mina", "Jun", "Yuki"], &[3, 1, 2]);
    let two = |end| played(GameId::Quantum, end, &["Jun", "Yuki", "Mina", "*Teal"], &[2, 1, 4, 3]);
    let sorted = |matches: &[Value]| {
        let mut rows = score(matches);
        rows.sort();
        rows
    };
    let later = EVENING + HOUR;
    assert_eq!(sorted(&[one(EVENING), two(later)]), sorted(&[two(EVENING), one(later)]));
}

#[test]
fn bots_have_points_and_no_place() {
    let game = |end| played(GameId::Duckit, end, &["*Teal", "Mina", "Jun"], &[1, 2, 3]);
    let matches = [game(EVENING), game(EVENING + HOUR)];
    assert_eq!(score(&matches), ["Mina 12", "Jun 0", "*Teal 24"]);
    let book = history(&matches);
    let score = book.nights().remove(0).score();
    assert_eq!(score.rows[2].place, None);
    assert_eq!(score.leaders().count(), 1);
    let shared = played(GameId::Duckit, EVENING, &["*Teal", "Mina", "Jun"], &[1, 2, 2]);
    let book = history(&[shared]);
    let score = book.nights().remove(0).score();
    assert_eq!((score.leaders().count(), score.lead()), (2, None), "the people are level");
}

#[test]
fn a_match_that_ended_early_has_no_points_and_keeps_the_night() {
    let early = with(
        played(GameId::Duckit, EVENING + HOUR, &["Mina", "Jun", "Yuki"], &[1, 1, 1]),
        "ended",
        json!(true),
    );
    let book = history(&[three(EVENING), early, three(EVENING + 7 * HOUR)]);
    let nights = book.nights();
    assert_eq!((nights.len(), nights[0].matches().len(), nights[0].score().counted), (1, 3, 2));
}

#[test]
fn a_person_who_left_keeps_the_points() {
    let two = played(GameId::Durak, EVENING + HOUR, &["Mina", "Yuki"], &[1, 2]);
    let book = history(&[three(EVENING), two]);
    let score = book.nights().remove(0).score();
    let left: Vec<_> = score.rows.iter().map(|row| row.left_after).collect();
    assert_eq!(left, [None, Some(1), None], "{:?}", score.rows);
    let jun = &score.rows[1];
    assert_eq!((jun.points.to_string(), jun.place), (String::from("6"), Some(2)));
}

/// The group after a match with these players.
fn group(names: &[&str], out: &[&str]) -> Group {
    let places: Vec<u8> = (1..).take(names.len()).collect();
    let book = history(&[sat_out(played(GameId::DuckThatGoose, EVENING, names, &places), out)]);
    let nights = book.nights();
    Group::after(book.latest().next().expect("one"), nights.first())
}

fn names(players: &[Player]) -> Vec<&str> {
    players.iter().map(|player| player.name.as_deref().unwrap_or_default()).collect()
}

#[test]
fn bots_sit_out_first_and_people_take_turns() {
    let five = group(&["Mina", "*Wigeon", "Jun", "Grandpa", "Yuki"], &[]);
    let all = five.line_up(&(2..=6), &[]);
    assert_eq!((all.playing.len(), all.sat_out.len(), all.more_bots), (5, 0, 0));
    assert_eq!(names(&five.line_up(&(2..=4), &[]).sat_out), ["*Wigeon"]);
    let three = five.line_up(&(3..=3), &[]);
    assert_eq!(names(&three.sat_out), ["*Wigeon", "Mina"]);
    assert_eq!(names(&three.playing), ["Jun", "Grandpa", "Yuki"]);
    // The next time it is the next one's turn, in the same circle.
    let next = group(&["Jun", "Grandpa", "Yuki"], &["*Wigeon", "Mina"]);
    let three = next.line_up(&(3..=3), &[]);
    assert_eq!(names(&three.sat_out), ["*Wigeon", "Jun"]);
    assert_eq!(names(&three.playing), ["Grandpa", "Yuki", "Mina"]);
}

#[test]
fn a_person_who_sits_out_can_change_places() {
    let five = group(&["Mina", "Jun", "Grandpa", "Yuki", "Ada"], &[]);
    let three = five.line_up(&(3..=3), &[]);
    assert_eq!(names(&three.sat_out), ["Mina", "Jun"]);
    let resting = five.swapped(&three, &player("Mina"));
    assert_eq!(names(&resting), ["Jun", "Grandpa"], "the next one who plays");
    let changed = five.line_up(&(3..=3), &resting);
    assert_eq!(
        (names(&changed.playing), names(&changed.sat_out)),
        (vec!["Mina", "Yuki", "Ada"], vec!["Jun", "Grandpa"])
    );
    // With another number of people the choice no longer holds.
    assert_eq!(names(&five.line_up(&(4..=4), &resting).sat_out), ["Mina"]);
}

#[test]
fn too_few_players_need_bots() {
    let two = group(&["Mina", "Jun"], &[]);
    assert_eq!(two.line_up(&(3..=3), &[]).more_bots, 1);
}

#[test]
fn people_come_and_go() {
    let book = history(&[
        three(EVENING),
        played(GameId::Durak, EVENING + HOUR, &["Mina", "Yuki"], &[1, 2]),
    ]);
    let nights = book.nights();
    let mut group = Group::after(book.latest().next().expect("one"), nights.first());
    let left: Vec<_> = group.members.iter().map(|member| member.has_left).collect();
    assert_eq!(
        (names(&group.present().cloned().collect::<Vec<_>>()), left),
        (vec!["Mina", "Yuki"], vec![false, false, true])
    );
    assert!(
        group.add(" jun ", None) && group.members.len() == 3,
        "Jun is back, with the same duck"
    );
    assert_eq!(group.people().count(), 3);
    assert!(group.add("Ada", Some(Duck::new(8))) && !group.add("  ", None));
    let ducks: Vec<_> = group.present().map(|player| player.duck).collect();
    assert_eq!(ducks[3], Duck::new(8), "the duck that she is known by");
    assert!(group.add("Bo", Some(Duck::new(8))));
    assert!(group.add("MINA", None));
    let last = group.members.last().expect("one").player.clone();
    assert_eq!(names(&[last]), ["MINA 2"], "two of one name are told apart");
    let ducks: Vec<_> = group.present().map(|player| player.duck).collect();
    assert_eq!(ducks.iter().filter(|&&duck| duck == ducks[4]).count(), 1, "a duck of his own");
}

#[test]
fn the_suggestion_fits_first_and_then_is_new() {
    let long: Vec<Value> = (0..4).map(|number| three(EVENING + number * HOUR)).collect();
    let book = history(&long);
    let night = book.nights().remove(0);
    let group = Group::after(night.last(), Some(&night));
    let ask = |game, minutes| game_reasons(&book, &night, &group, (game, minutes));
    assert_eq!(ask(GameId::Duckit, 30), Reasons { fits: true, ..Reasons::default() });
    let quantum = ask(GameId::Quantum, 15);
    assert_eq!(
        (quantum.fits, quantum.not_played, quantum.short),
        (true, true, true),
        "two hours of play"
    );
    assert_eq!(names(&quantum.new_to), ["Mina", "Jun", "Yuki"]);
    let durak = ask(GameId::Durak, 45);
    assert!(durak.not_played && !durak.short);
    let games = [
        (GameId::Durak, durak),
        (GameId::Duckit, ask(GameId::Duckit, 30)),
        (GameId::Quantum, quantum),
    ];
    assert_eq!(suggest_game(&games), Some(2));
    let short = history(&long[..1]);
    let night = short.nights().remove(0);
    assert!(
        !game_reasons(&short, &night, &group, (GameId::Quantum, 15)).short,
        "half an hour of play"
    );
}
