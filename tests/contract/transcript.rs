//! The program that prints transcripts (`examples/transcript/`, `docs/transcript.md`), called as a
//! library, so that it cannot rot.

#[path = "../../examples/transcript/args.rs"]
mod args;
#[path = "../../examples/common/deal.rs"]
mod deal;
#[path = "../../examples/transcript/players.rs"]
mod players;
#[path = "../../examples/transcript/print.rs"]
mod print;

use mallard::engine::{Seat, Table};
use mallard::games::GAMES;
use mallard::games::durak::Durak;
use mallard::with_game;
use mallard::words::GameText;
use print::Failure;
use serde_json::{Value, json};

fn printed(command: &str) -> Result<String, Failure> {
    let words: Vec<String> = command.split_whitespace().map(String::from).collect();
    let mut out = Vec::new();
    print::matches(&args::parse(&words).map_err(Failure::Usage)?, &mut out)?;
    Ok(String::from_utf8(out).expect("JSON is UTF-8"))
}

fn lines(command: &str) -> Vec<Value> {
    let text = printed(command).expect("it can be played");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

#[test]
fn a_transcript_can_be_replayed_from_its_lines() {
    for command in ["durak --seats 2 --seed 1", "durak --seats 6 --seed 9 --option teams=true"] {
        let lines = lines(command);
        let [deal, steps @ .., end] = lines.as_slice() else { panic!("too short") };
        let setup = serde_json::from_value(deal["setup"].clone()).expect("a setup");
        let mut table = Table::<Durak>::deal(setup).expect("it was dealt");
        assert_eq!(deal["events"], json!(table.opening()));
        for (number, step) in steps.iter().enumerate() {
            assert_eq!((&step["type"], &step["step"]), (&json!("step"), &json!(number + 1)));
            assert_eq!(step["state"], json!(table.view(mallard::engine::Viewer::Everyone)));
            assert_eq!(step["pending"]["owed"], json!(table.pending().owed()));
            let seat: Seat = serde_json::from_value(step["seat"].clone()).expect("a seat");
            let mut legal = Vec::new();
            table.legal(seat, &mut legal);
            assert_eq!(step["legal"], json!([{ "seat": seat, "actions": legal }]));
            let action = serde_json::from_value(step["action"].clone()).expect("an action");
            let played = table.play(seat, action).expect("it was legal");
            assert_eq!(step["events"], json!(played.events));
        }
        assert_eq!(end["steps"], json!(steps.len()));
        assert_eq!(end["state"], json!(table.view(mallard::engine::Viewer::Everyone)));
    }
}

#[test]
fn each_further_match_has_the_next_seed_and_is_the_same_alone() {
    let three = printed("durak --seed 5 --games 3").expect("it can be played");
    let alone = |seed: u32| printed(&format!("durak --seed {seed}")).expect("it can be played");
    assert_eq!(three, [5, 6, 7].map(alone).concat());
}

#[test]
fn every_game_can_be_printed_with_every_number_of_seats_and_every_bot() {
    fn print_all<G: GameText>() {
        let random = G::SEATS.map(|seats| ("random", seats));
        // With more seats, a bot that searches takes long.
        let levels = G::LEVELS.iter().map(|level| (level.id, *G::SEATS.start()));
        for (bot, seats) in random.chain(levels) {
            let lines = lines(&format!("{} --seats {seats} --bot {bot}", G::SLUG));
            assert_eq!(lines[0]["type"], "deal");
            let end = &lines[lines.len() - 1];
            let places = end["standing"].as_array().map(Vec::len);
            assert_eq!(places, Some(usize::from(seats)));
        }
    }
    for game in GAMES {
        with_game!(game, G => print_all::<G>());
    }
}

/// Even a middling bot seldom loses to random play, which shows in which seat it sits.
#[test]
fn each_seat_has_its_own_bot() {
    let wins = |bots: &str, seat: usize| {
        let lines = lines(&format!("durak --games 40 --bot {bots}"));
        let ends = lines.iter().filter(|line| line["type"] == "end");
        ends.filter(|end| end["standing"][seat] == 1).count()
    };
    assert!(wins("dabbler,random", 0) > 30);
    assert!(wins("random,dabbler", 1) > 30);
    assert_eq!(lines("durak --bot dabbler,random")[0]["bot"], "dabbler,random");
    let same = ["dabbler", "dabbler,dabbler"].map(|bots| lines(&format!("durak --bot {bots}")));
    assert_eq!(same[0][1..], same[1][1..]);
}

/// A choice that a seat may change is changed now and then, and not for ever.
#[test]
fn a_random_match_of_duck_and_cover_changes_choices_and_ends() {
    let lines = lines("duck-and-cover --seats 7");
    let events = lines.iter().filter_map(|line| line["events"].as_array()).flatten();
    let chose: Vec<bool> = events.filter_map(|event| event["chose"]["changed"].as_bool()).collect();
    let changed = chose.iter().filter(|&&changed| changed).count();
    assert!(changed > 0 && changed * 2 < chose.len(), "{changed} of {}", chose.len());
}

#[test]
fn options_are_json_or_bare_words() {
    let command = "durak --seats 3 --option deck=52 --option throw_in=off --option transfer=true \
                   --option length={\"deals\":3}";
    let options = &lines(command)[0]["setup"]["options"];
    assert_eq!(options["deck"], 52);
    assert_eq!(options["throw_in"], "off");
    assert_eq!(options["transfer"], true);
    assert_eq!(options["length"], json!({ "deals": 3 }));
    let quoted = &lines("durak --seats 3 --option throw_in=\"off\"")[0];
    assert_eq!(quoted["setup"]["options"]["throw_in"], "off");
}

#[test]
fn an_unplayable_command_is_refused_in_a_sentence() {
    for (command, sentence) in [
        ("", "name a game, such as durak"),
        ("whist", "there is no game \"whist\"; there is durak"),
        ("durak --seats", "--seats needs a value"),
        ("durak --seats two", "--seats needs a number that fits, not \"two\""),
        ("durak --seats 7", "durak is for 2 to 6 seats, not 7"),
        ("durak --sets 7", "there is no \"--sets\""),
        ("durak --seed 9007199254740992", "a seed is 9007199254740991 at most"),
        ("durak --option deck", "--option needs NAME=VALUE, not \"deck\""),
        ("durak --option decks=52", "durak has no option \"decks\"; it has"),
        ("durak --option deck=77", "deck cannot be 77: a deck has 24, 36 or 52 cards"),
        (
            "duck-that-goose --option rounds={\"count\":31}",
            "rounds cannot be {\"count\":31}: a match has 1 to 30 rounds",
        ),
        (
            "durak --option length={\"until\":10}",
            "length cannot be {\"until\":10}: a match is open, has 1, 3, 5 or 7 deals, or is played until 1 to 9",
        ),
        (
            "durak --option throw_in=no",
            "throw_in cannot be \"no\": unknown variant `no`, expected one",
        ),
        ("durak --option teams=maybe", "teams cannot be \"maybe\": invalid type"),
        ("quantum --option rows=4", "quantum has no option \"rows\"; it has []"),
        ("durak --seats 5 --option deck=24", "24 cards are for 4 seats at most"),
        ("durak --option transfer_by_showing=true", "transfer_by_showing needs transfer"),
        ("durak --option teams=true", "teams need 4 or 6 seats"),
        ("durak --bot diver,genius", "there is no bot \"genius\"; there is random, "),
        (
            "durak --seats 3 --bot diver,random",
            "--bot names 2, one for all or one for each of 3 seats",
        ),
        ("durak --bot genius", "there is no bot \"genius\"; there is random, "),
    ] {
        match printed(command) {
            Err(Failure::Usage(said)) => assert!(said.starts_with(sentence), "{said}"),
            other => panic!("{command}: {other:?}"),
        }
    }
}

#[test]
fn each_failure_has_its_exit_code() {
    use std::io::{Error, ErrorKind};
    assert_eq!(Failure::Output(Error::from(ErrorKind::BrokenPipe)).code(), 0);
    assert_eq!(Failure::Output(Error::from(ErrorKind::StorageFull)).code(), 1);
    assert_eq!(Failure::Endless(7).code(), 1);
    assert_eq!(printed("whist").map_err(|failure| failure.code()), Err(2));
}

/// The numbers of a list: seats, places, chips.
fn numbers(list: &Value) -> Vec<u64> {
    list.as_array().expect("a list").iter().filter_map(Value::as_u64).collect()
}

/// The names of the facts of a line.
fn facts(line: &Value) -> Vec<&str> {
    let facts = line["events"].as_array().into_iter().flatten();
    facts.filter_map(|fact| fact.as_object()?.keys().next()).map(String::as_str).collect()
}

#[test]
fn no_seat_owes_and_may_and_legal_lists_both_in_seat_order() {
    for command in ["duck-and-cover --seats 4", "duck-that-goose --seats 4 --option deck=advanced"]
    {
        let mut somebody_may = false;
        for step in lines(command).iter().filter(|line| line["type"] == "step") {
            let [owed, may] = ["owed", "may"].map(|which| numbers(&step["pending"][which]));
            assert!(!owed.is_empty() && !owed.iter().any(|seat| may.contains(seat)));
            let mut both = [owed, may.clone()].concat();
            both.sort_unstable();
            let legal = step["legal"].as_array().expect("a list");
            let listed: Vec<_> = legal.iter().filter_map(|offer| offer["seat"].as_u64()).collect();
            assert_eq!(listed, both);
            somebody_may |= !may.is_empty();
        }
        assert!(somebody_may, "{command}");
    }
}

#[test]
fn a_seat_of_duck_and_cover_that_has_chosen_may_choose_otherwise() {
    let mut chosen = 0;
    for step in lines("duck-and-cover --seats 3") {
        let state = &step["state"];
        if state["public"]["phase"].get("choose").is_none() {
            continue;
        }
        let must = numbers(&state["public"]["phase"]["choose"]);
        let [owed, may] = ["owed", "may"].map(|which| numbers(&step["pending"][which]));
        for (seat, choice) in (0..).zip(state["chosen"].as_array().expect("a list")) {
            assert_eq!(owed.contains(&seat), must.contains(&seat) && choice.is_null());
            assert_eq!(may.contains(&seat), choice["known"].is_object());
            if may.contains(&seat) {
                chosen += 1;
                let legal = step["legal"].as_array().expect("a list");
                let own = legal.iter().find(|offer| offer["seat"] == seat).expect("it may");
                let again = json!({ "move": choice["known"] });
                assert!(!own["actions"].as_array().expect("a list").contains(&again));
            }
        }
    }
    assert!(chosen > 0);
}

#[test]
fn the_next_deal_begins_in_the_step_that_ended_the_last() {
    let ends = |command: &str, ended: &str, last: &[&str]| {
        let lines = lines(command);
        let mut ends = lines.iter().filter(|line| facts(line).contains(&ended));
        let names = facts(ends.next().expect("more than one"));
        let behind = names.iter().position(|name| *name == ended).expect("it is there") + 1;
        assert_eq!(names[behind..], *last, "{command}");
    };
    ends("durak --seats 3 --option length={\"deals\":3}", "deal_ended", &["dealt", "bout_began"]);
    ends("duckit", "round_ended", &["dealt"]);
    let scored = ["scored", "scored", "round_began"];
    ends("duck-and-cover --seats 2", "round_ended", &scored);
    let scored = ["scored", "scored", "dealt"];
    ends("duck-that-goose --seats 2", "round_ended", &scored);
}

/// After a drawn deal the lowest trump leads the next.
#[test]
fn after_a_drawn_deal_the_lowest_trump_comes_between_deal_and_bout() {
    let lines = lines("durak --games 40 --option length={\"deals\":7}");
    let drawn = lines.iter().find(|line| {
        let events = line["events"].as_array().into_iter().flatten();
        let drawn = events.clone().any(|fact| fact["deal_ended"]["result"] == "drawn");
        drawn && facts(line).contains(&"showed_lowest")
    });
    let names = facts(drawn.expect("one in three hundred deals"));
    assert!(names.ends_with(&["deal_ended", "dealt", "showed_lowest", "bout_began"]), "{names:?}");
}

#[test]
fn the_pot_of_duckit_complements_the_chips_and_keeps_its_value() {
    let lines = lines("duckit --games 3");
    let mut chips = Value::Null;
    for fact in lines.iter().filter_map(|line| line["events"].as_array()).flatten() {
        if let Some(round) = fact.get("round_ended") {
            let sum: u64 = numbers(&round["chips"]).iter().sum();
            assert_eq!(round["pot"], json!(30 - sum));
            chips = round["chips"].clone();
        }
        if let Some(ended) = fact.get("match_ended") {
            let sum: u64 = numbers(&chips).iter().sum();
            let winners = numbers(&ended["winners"]).len() as u64;
            assert_eq!(ended["share"], json!((30 - sum) / winners));
        }
    }
    let end = &lines[lines.len() - 1]["state"];
    assert_eq!(end["public"]["chips"], chips);
    assert_eq!(end["public"]["trick"]["cards"], json!([null, null, null]));
    assert_eq!(end["hands"], json!([{ "seen": [] }, { "seen": [] }, { "seen": [] }]));
}

#[test]
fn shared_places_leave_out_those_they_take_up() {
    let standing = |line: &Value| {
        let mut places = numbers(&line["standing"]);
        places.sort_unstable();
        places
    };
    let lines = lines("quantum --seats 3 --games 30");
    let ends = lines.iter().filter(|line| line["type"] == "end");
    let standings: Vec<_> = ends.map(standing).collect();
    assert!(standings.contains(&vec![1, 1, 3]) && standings.contains(&vec![1, 2, 2]));
    assert!(!standings.contains(&vec![1, 1, 2]));
}

/// The program prints the same lines that the page of a game shows after "From `durak --seats 2`".
#[test]
fn the_documentation_shows_printed_lines() {
    let mut count = 0;
    for game in GAMES {
        let page = format!("{}/docs/games/{}.md", env!("CARGO_MANIFEST_DIR"), game.slug());
        let page = std::fs::read_to_string(page).expect("the game's page");
        for example in page.split("From `").skip(1) {
            let (command, shown) = example.split_once('`').expect("the end of the command");
            let real = printed(command).expect("it can be played");
            for line in shown.lines().filter(|line| line.starts_with("{\"type\":")) {
                count += 1;
                assert!(real.lines().any(|printed| printed == line), "{command}: {line}");
            }
        }
    }
    assert!(count >= 3, "a deal, a step and an end");
}
