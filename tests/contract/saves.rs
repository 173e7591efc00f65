//! Saved matches, whole and damaged: for every stored text, loading gives a table or a typed error,
//! and never panics.

use crate::random::{dealt, pick_actor, play_anything};
use mallard::engine::{
    Damage, FORMAT, Game, LoadError, MAX_SEED, Pending, PlayError, Rng, Seat, Setup, SetupError,
    Table,
};
#[cfg(feature = "duck-and-cover")]
use mallard::games::duck_and_cover::DuckAndCover;
use mallard::games::{GAMES, GameId};
use mallard::with_game;
use mallard::words::GameText;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};

/// A property of every game, checked with a seed and with text.
trait Property {
    fn check<G: GameText>(&self, seed: u64, input: &str);
}

fn check_every_game(property: &impl Property, seed: u64, input: &str) {
    for game in GAMES {
        with_game!(game, G => property.check::<G>(seed, input));
    }
}

/// Plays `choices` (each modulo the number of legal actions), then at random to the end or until
/// `most` decisions were made.
fn play<G: Game>(seed: u64, choices: &[u8], most: usize) -> Table<G> {
    let spread = *G::SEATS.end() - *G::SEATS.start() + 1;
    let seats = *G::SEATS.start() + u8::try_from(seed % u64::from(spread)).expect("small");
    let (mut table, mut chance) = (dealt::<G>(seats, seed & MAX_SEED), Rng::from_seed(!seed));
    let mut legal = Vec::new();
    for &choice in choices.iter().take(most) {
        let Some(seat) = pick_actor(&table, &mut chance) else { break };
        table.legal(seat, &mut legal);
        let action = legal[usize::from(choice) % legal.len()];
        table.play(seat, action).expect("a legal action is accepted");
    }
    while table.steps().len() < most && play_anything(&mut table, &mut chance, &mut legal) {}
    table
}

fn save<G: Game>(table: &Table<G>) -> String {
    serde_json::to_string(&table.record()).expect("a record is data")
}

/// The first `steps` decisions of a match.
fn prefix<G: Game>(table: &Table<G>, steps: usize) -> Table<G> {
    let mut fresh = Table::deal(table.setup().clone()).expect("it was dealt before");
    for &(seat, action) in &table.log()[..steps] {
        fresh.play(seat, action).expect("it was played before");
    }
    fresh
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn arbitrary_choices_play_to_the_end_and_can_be_saved(
        seed in 0..=MAX_SEED,
        choices in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        struct Ends(Vec<u8>);
        impl Property for Ends {
            fn check<G: GameText>(&self, seed: u64, _: &str) {
                let table = play::<G>(seed, &self.0, G::MAX_STEPS as usize);
                assert!(matches!(table.pending(), Pending::Over(_)), "it does not end");
                assert_eq!(Table::load(&save(&table)), Ok((table, None)));
            }
        }
        check_every_game(&Ends(choices), seed, "");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    #[test]
    fn arbitrary_text_never_panics(text in any::<String>()) {
        check_every_game(&Loads, 0, &text);
    }

    #[test]
    fn arbitrary_text_of_the_right_shape_never_panics(text in any_record()) {
        check_every_game(&Loads, 0, &text);
    }

    #[test]
    fn a_record_with_any_part_exchanged_never_panics(
        seed in 0..64u64,
        place in any::<prop::sample::Index>(),
        part in prop::sample::select(vec![
            json!(null), json!(-1), json!(255), json!(1e300), json!(""), json!("77"), json!([]),
            json!({}), json!([[0]]), json!(u64::MAX), json!(true),
        ]),
    ) {
        struct Exchanged(prop::sample::Index, Value);
        impl Property for Exchanged {
            fn check<G: GameText>(&self, seed: u64, _: &str) {
                let record = play::<G>(seed, &[], 12).record();
                let mut value = serde_json::to_value(record).expect("a record is data");
                let parts = count(&value);
                exchange(&mut value, &mut self.0.index(parts), &self.1);
                Loads.check::<G>(seed, &value.to_string());
            }
        }
        check_every_game(&Exchanged(place, part), seed, "");
    }
}

/// Forms of records: the options and the decisions of a game as regular expressions, with some values that are too
/// large or mean nothing.
const SHAPES: &[Shape] = &[
    Shape {
        game: "durak",
        options: r#"("(deck|teams|transfer)":(24|52|true|"all"|-1))?"#,
        action: r#"\{"(attack|beat|show)":"[0-9JQKA]{1,2}[shdcx]"\}|"take"|"pass""#,
    },
    Shape {
        game: "duckit",
        options: r#"("deck":36)?"#,
        action: r#"\{"(play|bank)":"([2-7A9][shdcx]|joker|Joker)"\}|"pass""#,
    },
    Shape {
        game: "quantum",
        options: r#"("rows":4)?"#,
        action: r#"\{"reroll":\[([0-7](,[0-7]){0,7})?\]\}|\{"write":"(purple|blue|red|yellow|white)"\}|"pass""#,
    },
    Shape {
        game: "duck-and-cover",
        options: r#"("rounds":1)?"#,
        action: r#""turn"|\{"move":(\{"cover":"(up|right|down|left|in)"\}|\{"duck":\[-?[0-9]{1,6},(-32768|-1|0|4|32767)\]\})\}"#,
    },
    Shape {
        game: "duck-that-goose",
        options: r#"("deck":"(novice|advanced|all)"|"rounds":("long"|\{"count":[0-9]{1,3}\}))?"#,
        action: r#""(draw|take|add|discard|do|decline|left|right|use_ripe|turn_up_ripe)"|\{"peek":\[[0-4],[0-4]\]\}|\{"(card|give)":\{"(seat|to)":[0-9],"(slot|kind)":([0-9]|255|"x2"|"goose")\}\}|\{"seat":[0-9]\}|\{"name":"(13|x2|birds|swan)"\}|\{"arrange":\[([0-3](,[0-3]){0,3})?\]\}"#,
    },
];

/// The shape of a game's records.
struct Shape {
    game: &'static str,
    options: &'static str,
    action: &'static str,
}

impl Shape {
    /// A record of the game, or nearly.
    fn record(&self) -> String {
        let Self { game, options, action } = self;
        let step = format!(r"\[[0-9],({action}|null|9)\]");
        format!(
            r#"\{{"format":[01],"game":"{game}","rules":[0-2],"setup":\{{"seats":([0-9]|[0-9]{{3}}),"seed":[0-9]{{1,20}},"options":\{{{options}\}}\}},"log":\[({step}(,{step}){{0,4}})?\]\}}"#
        )
    }
}

/// Text that looks like a record of some game.
fn any_record() -> impl Strategy<Value = String> {
    let regex = |shape: &Shape| {
        prop::string::string_regex(&shape.record()).expect("a regular expression").boxed()
    };
    prop::strategy::Union::new(SHAPES.iter().map(regex))
}

/// A shape that its game never reads would test nothing.
#[test]
fn a_game_reads_some_records_and_decisions_of_its_shape() {
    fn reads<G: GameText>(shape: &Shape) -> (usize, usize) {
        let records = some_of(&shape.record());
        let actions = some_of(shape.action);
        let opens = |text: &&String| Table::<G>::load(text).is_ok();
        let is_action = |text: &&String| serde_json::from_str::<G::Action>(text).is_ok();
        (records.iter().filter(opens).count(), actions.iter().filter(is_action).count())
    }
    for shape in SHAPES {
        let game = GameId::from_slug(shape.game).expect("a game");
        if !GAMES.contains(&game) {
            continue;
        }
        let (records, actions) = with_game!(game, G => reads::<G>(shape));
        assert!(records > 0, "no record of {}", shape.game);
        assert!(actions > 0, "no decision of {}", shape.game);
    }
}

/// 4,000 texts that match a regular expression, the same every time.
fn some_of(regex: &str) -> Vec<String> {
    let texts = prop::string::string_regex(regex).expect("a regular expression");
    let mut runner = TestRunner::deterministic();
    let mut text = |_| texts.new_tree(&mut runner).expect("some text").current();
    (0..4_000).map(&mut text).collect()
}

/// Loads, or gives the reason why not. A loaded match can be continued.
struct Loads;

impl Property for Loads {
    fn check<G: GameText>(&self, _: u64, text: &str) {
        let Ok((table, damage)) = Table::<G>::load(text) else { return };
        assert_eq!(G::check_invariants(table.state()), Ok(()));
        assert!(damage.is_none_or(|damage| damage.good == table.steps().len()));
        assert_eq!(Table::load(&save(&table)), Ok((table, None)));
    }
}

/// The number of values in a value, itself included.
fn count(value: &Value) -> usize {
    1 + match value {
        Value::Array(parts) => parts.iter().map(count).sum(),
        Value::Object(parts) => parts.values().map(count).sum(),
        _ => 0,
    }
}

/// Replaces the value with this number by `part`.
fn exchange(value: &mut Value, number: &mut usize, part: &Value) -> bool {
    if *number == 0 {
        *value = part.clone();
        return true;
    }
    *number -= 1;
    match value {
        Value::Array(parts) => parts.iter_mut().any(|inner| exchange(inner, number, part)),
        Value::Object(parts) => parts.values_mut().any(|inner| exchange(inner, number, part)),
        _ => false,
    }
}

#[test]
fn every_truncation_is_a_typed_error() {
    struct Truncated;
    impl Property for Truncated {
        fn check<G: GameText>(&self, seed: u64, _: &str) {
            let json = save(&play::<G>(seed, &[], 30));
            for end in (0..json.len()).filter(|&end| json.is_char_boundary(end)) {
                let loaded = Table::<G>::load(&json[..end]);
                assert!(matches!(loaded, Err(LoadError::Malformed(_))), "{}", &json[..end]);
            }
        }
    }
    (0..5).for_each(|seed| check_every_game(&Truncated, seed, ""));
}

/// A flipped bit in the log cannot harm the steps before it; one in the head gives another
/// match, or an error.
#[test]
fn every_flipped_bit_gives_the_steps_before_it_or_a_typed_error() {
    struct Flipped;
    impl Property for Flipped {
        fn check<G: GameText>(&self, seed: u64, _: &str) {
            let table = play::<G>(seed, &[], 30);
            let json = save(&table);
            for (place, bit) in
                (0..json.len()).flat_map(|place| (0..8).map(move |bit| (place, bit)))
            {
                let mut bytes = json.clone().into_bytes();
                bytes[place] ^= 1 << bit;
                let Ok(flipped) = String::from_utf8(bytes) else { continue };
                let Ok((loaded, damage)) = Table::<G>::load(&flipped) else { continue };
                assert!(damage.is_none_or(|damage| damage.good == loaded.steps().len()));
                if loaded.setup() == table.setup() {
                    let good = steps_before(&table, &json, place);
                    let [old, new] = [&table, &loaded].map(|table| &table.steps()[..good]);
                    assert_eq!(new, old, "{flipped}");
                }
            }
        }
    }
    (0..5).for_each(|seed| check_every_game(&Flipped, seed, ""));
}

/// The number of steps of a record that are written completely before this place.
fn steps_before<G: Game>(table: &Table<G>, json: &str, place: usize) -> usize {
    let mut end = json.find("\"log\":[").expect("a record has a log") + "\"log\":[".len();
    let step = |step: &(Seat, G::Action)| serde_json::to_string(step).expect("a step is data");
    let log = table.record().log;
    let ends = log.iter().map(|written| {
        end += step(written).len() + 1;
        end - 1
    });
    ends.take_while(|&end| end <= place).count()
}

#[test]
fn each_kind_of_wrong_record_has_its_own_error() {
    struct Errors;
    impl Property for Errors {
        fn check<G: GameText>(&self, seed: u64, _: &str) {
            let table = play::<G>(seed, &[], 5);
            let record = serde_json::to_value(table.record()).expect("a record is data");
            let with = |name: &str, value: Value| {
                let mut record = record.clone();
                record[name] = value;
                Table::<G>::load(&record.to_string()).map(|(_, damage)| damage)
            };
            assert_eq!(with("format", json!(FORMAT + 1)), Err(LoadError::Format(FORMAT + 1)));
            assert_eq!(with("format", json!(0)), Err(LoadError::Format(0)));
            let other = LoadError::Game(String::from("whist"));
            assert_eq!(with("game", json!("whist")), Err(other));
            let rules = LoadError::Rules { saved: G::RULES + 1, known: G::RULES };
            assert_eq!(with("rules", json!(G::RULES + 1)), Err(rules));
            assert!(matches!(with("rules", json!("one")), Err(LoadError::Malformed(_))));
            assert!(matches!(with("setup", json!({})), Err(LoadError::Malformed(_))));
            assert!(matches!(with("log", json!("")), Err(LoadError::Malformed(_))));

            let in_setup = |name: &str, value: Value| {
                let mut setup = record["setup"].clone();
                setup[name] = value;
                with("setup", setup)
            };
            let seats = Err(LoadError::Setup(SetupError::Seats));
            assert_eq!(in_setup("seats", json!(0)), seats);
            assert_eq!(in_setup("seats", json!(200)), seats);
            let seed = Err(LoadError::Setup(SetupError::Seed));
            // The largest that programs whose numbers are doubles write exactly.
            let largest = 9_007_199_254_740_991_u64;
            assert!(in_setup("seed", json!(largest)).is_ok());
            assert_eq!(in_setup("seed", json!(largest + 1)), seed);
            assert!(matches!(in_setup("options", json!(7)), Err(LoadError::Malformed(_))));
        }
    }
    (0..20).for_each(|seed| check_every_game(&Errors, seed, ""));
}

/// Its length alone gets it refused: its steps are not played.
#[test]
fn a_record_that_is_longer_than_a_match_can_be_is_refused_before_it_is_played() {
    struct TooLong;
    impl Property for TooLong {
        fn check<G: GameText>(&self, seed: u64, _: &str) {
            let record = play::<G>(seed, &[], 1).record();
            let mut record = serde_json::to_value(record).expect("a record is data");
            let first = record["log"][0].clone();
            let most = usize::try_from(G::MAX_STEPS).expect("it fits");
            record["log"] = vec![first.clone(); most].into();
            assert!(Table::<G>::open(&record).is_ok(), "so long a match can be");
            record["log"] = vec![first; most + 1].into();
            let opened = Table::<G>::open(&record).map(|(_, damage)| damage);
            assert_eq!(opened, Err(LoadError::TooLong { steps: most + 1 }));
        }
    }
    check_every_game(&TooLong, 1, "");
}

/// A player who changes a choice for ever reaches the match's limit, not a match that cannot open
/// again.
#[cfg(feature = "duck-and-cover")]
#[test]
fn a_full_match_refuses_steps_and_opens_unchanged() {
    let mut table = Table::<DuckAndCover>::deal(Setup::new(2, 1)).expect("two can play");
    let mut legal = Vec::new();
    for turn in 0..DuckAndCover::MAX_STEPS as usize {
        assert!(table.can_take_step());
        let Pending::Decide { owed, may } = table.pending() else { panic!("nobody ends it") };
        let seat = may.first().or(owed.first()).expect("the match waits");
        table.legal(seat, &mut legal);
        table.play(seat, legal[turn % legal.len()]).expect("there is room");
    }
    assert!(!table.can_take_step());
    let seat = table.pending().actors().first().expect("the match waits");
    table.legal(seat, &mut legal);
    let before = table.clone();
    assert_eq!(table.play(seat, legal[0]).err(), Some(PlayError::TooLong));
    assert_eq!(table, before);
    assert!(Table::load(&save(&table)) == Ok((table, None)), "it opens as it stands");
}

#[test]
fn a_bad_step_leaves_the_last_good_position() {
    struct Damaged;
    impl Property for Damaged {
        fn check<G: GameText>(&self, seed: u64, _: &str) {
            let table = play::<G>(seed, &[], 25);
            let record = serde_json::to_value(table.record()).expect("a record is data");
            let steps = table.steps().len();
            for good in 0..steps {
                let before = prefix(&table, good);
                let (_, action) = table.log()[good];
                // No seat, if every possible seat may do it.
                let stranger = Seat::all(9).rfind(|&seat| before.check(seat, action).is_err());
                let not_allowed = stranger.map(|seat| json!([seat, action]));
                let unreadable = [json!(null), json!([0, "no such action"]), json!([77, {}])];
                for bad in unreadable.into_iter().chain(not_allowed) {
                    let mut damaged = record.clone();
                    damaged["log"][good] = bad;
                    let loaded = Table::<G>::load(&damaged.to_string());
                    assert_eq!(loaded, Ok((before.clone(), Some(Damage { good }))));
                }
            }
        }
    }
    (0..10).for_each(|seed| check_every_game(&Damaged, seed, ""));
}

#[test]
fn a_record_continues_after_its_end_is_cut_off() {
    struct Cut;
    impl Property for Cut {
        fn check<G: GameText>(&self, seed: u64, _: &str) {
            let table = play::<G>(seed, &[], 25);
            let mut record = table.record();
            while record.log.pop().is_some() {
                let json = serde_json::to_string(&record).expect("a record is data");
                let expected = prefix(&table, record.log.len());
                assert_eq!(Table::<G>::load(&json), Ok((expected, None)));
            }
        }
    }
    (0..10).for_each(|seed| check_every_game(&Cut, seed, ""));
}
