//! The program that prints transcripts (`examples/transcript/`, `docs/transcript.md`), called
//! as a library, so that it cannot rot.

#[path = "../../examples/transcript/args.rs"]
mod args;
#[path = "../../examples/transcript/print.rs"]
mod print;

use mallard::engine::{Seat, Table};
use mallard::games::durak::Durak;
use mallard::games::{GameId, GameVisitor, Shelved};
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
fn a_transcript_can_be_played_again_from_what_it_says() {
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
    struct All;
    impl GameVisitor for All {
        type Output = ();

        fn visit<G: Shelved>(self) {
            let bots = G::LEVELS.iter().map(|level| level.id).chain(["random"]);
            for (bot, seats) in bots.flat_map(|bot| G::SEATS.map(move |seats| (bot, seats))) {
                let lines = lines(&format!("{} --seats {seats} --bot {bot}", G::SLUG));
                assert_eq!(lines[0]["type"], "deal");
                let end = &lines[lines.len() - 1];
                let places = end["standing"].as_array().map(Vec::len);
                assert_eq!(places, Some(usize::from(seats)));
            }
        }
    }
    for game in GameId::ALL {
        game.visit(All);
    }
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
fn what_cannot_be_played_is_refused_in_a_sentence() {
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
            "length cannot be {\"until\":10}: a match has 1, 3, 5 or 7 deals, or is played until 1 to 9",
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
        ("durak --bot genius", "there is no bot \"genius\"; there is random, "),
    ] {
        match printed(command) {
            Err(Failure::Usage(said)) => assert!(said.starts_with(sentence), "{said}"),
            other => panic!("{command}: {other:?}"),
        }
    }
}

/// The lines in the documentation are the lines that are printed.
#[test]
fn the_documentation_shows_what_is_printed() {
    let text = include_str!("../../docs/transcript.md");
    let real = printed("durak --seats 2 --seed 1").expect("it can be played");
    let mut shown = text.lines().filter(|line| line.starts_with("{\"type\":"));
    let mut count = 0;
    assert!(shown.all(|line| {
        count += 1;
        real.lines().any(|printed| printed == line)
    }));
    assert!(count >= 3, "a deal, a step and an end");
}
