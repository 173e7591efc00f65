//! The cards of the game (DTG-1, DTG-2).

use super::play::*;
use mallard::engine::{Game, Rng, Seat};
use mallard::games::duck_that_goose::{
    Cancel, Class, Deck, DuckThatGoose, Kind, Options, Position, Sheet, Slot, Value,
};
use std::collections::BTreeMap;

/// The table at the head of the rules: code, number, value, class, cancel.
const TABLE: [(&str, u8, &str, &str, &str); 32] = [
    ("0", 4, "+0", "O", "2"),
    ("1", 4, "+1", "O", "2"),
    ("4", 3, "+4", "Y", "2"),
    ("5", 4, "+5", "Y", "-"),
    ("6", 4, "+6", "Y", "3"),
    ("7", 3, "+7", "Y", "2"),
    ("8", 4, "+8", "Y", "2"),
    ("9", 3, "+9", "Y", "2"),
    ("10", 4, "+10", "O", "2"),
    ("goose", 1, "+11", "O", "G"),
    ("chase", 3, "+11", "O", "G"),
    ("12", 4, "+12", "O", "2"),
    ("13", 4, "+13", "O", "2"),
    ("x2", 2, "x2", "O", "-"),
    ("/2", 2, "/2", "O", "-"),
    ("-3", 4, "-3", "B", "-"),
    ("-4", 1, "-4", "B", "-"),
    ("-7", 1, "-7", "B", "-"),
    ("-9", 1, "-9", "B", "-"),
    ("burst", 1, "+1", "P", "-"),
    ("cow", 1, "+3", "P", "-"),
    ("freak", 1, "+1", "P", "-"),
    ("copycat", 1, "+0", "P", "-"),
    ("bullet", 1, "x0", "P", "-"),
    ("flip", 1, "+1", "P", "-"),
    ("birds", 1, "+1", "P", "-"),
    ("train", 1, "-13", "P", "-"),
    ("wind", 1, "+1", "P", "-"),
    ("thunder", 1, "+1", "P", "-"),
    ("bus", 1, "+13", "P", "-"),
    ("tables", 1, "+1", "P", "-"),
    ("ripe", 1, "+1", "P", "-"),
];

fn value(kind: Kind) -> String {
    match kind.value() {
        Value::Add(points) => format!("{points:+}"),
        Value::Double => String::from("x2"),
        Value::Halve => String::from("/2"),
        Value::Zero => String::from("x0"),
    }
}

fn class(kind: Kind) -> &'static str {
    match kind.class() {
        Class::Purple => "P",
        Class::Blue => "B",
        Class::Yellow => "Y",
        Class::Other => "O",
    }
}

fn cancel(kind: Kind) -> &'static str {
    match kind.cancel() {
        Cancel::Never => "-",
        Cancel::Pair => "2",
        Cancel::Triple => "3",
        Cancel::Goose => "G",
    }
}

/// DTG-1, DTG-2
#[test]
fn every_kind_matches_the_table_of_cards() {
    assert_eq!(Kind::ALL.len(), TABLE.len());
    for (code, copies, points, colour, sign) in TABLE {
        let kind = kind(code);
        let printed = (kind.copies(), value(kind), class(kind), cancel(kind));
        assert_eq!(printed, (copies, points.to_owned(), colour, sign), "{code}");
    }
}

/// The number of each card on a newly dealt table.
fn dealt(deck: Deck) -> BTreeMap<&'static str, u8> {
    let view = Play::deal(3, 1, Options { deck, ..Options::default() }).view();
    let mut counts = BTreeMap::new();
    let facedown = view.ranges.iter().flatten().filter_map(|slot| match slot {
        Slot::Down { kind, .. } => *kind,
        Slot::Up { .. } => None,
    });
    let pile = view.recall.pile.iter().map(|card| card.kind);
    for kind in facedown.chain(pile).chain(view.deck.seen.iter().copied()) {
        *counts.entry(kind.code()).or_default() += 1;
    }
    counts
}

/// DTG-1
#[test]
fn the_advanced_deck_has_all_69_cards() {
    let counts = dealt(Deck::Advanced);
    assert_eq!(counts, TABLE.iter().map(|&(code, copies, ..)| (code, copies)).collect());
    assert_eq!(counts.values().sum::<u8>(), 69);
}

/// DTG-1
#[test]
fn the_novice_deck_leaves_out_seven_purple_cards() {
    let counts = dealt(Deck::Novice);
    let left_out = ["burst", "cow", "flip", "birds", "bus", "tables", "ripe"];
    let wanted = TABLE.iter().filter(|(code, ..)| !left_out.contains(code));
    assert_eq!(counts, wanted.map(|&(code, copies, ..)| (code, copies)).collect());
    assert_eq!(counts.values().sum::<u8>(), 62);
}

/// DTG-1
#[test]
fn a_card_left_out_is_never_seen_in_a_match_of_novices() {
    let options = Options { deck: Deck::Novice, ..Options::default() };
    let mut rng = Rng::from_seed(3);
    let mut play = Play::deal(3, 3, options);
    for _ in 0..300 {
        let Some(seat) = play.owed().first() else { break };
        let action = *rng.pick(&play.legal(seat)).expect("a decision has an answer");
        play.does(seat, action);
        assert!(play.view().deck.seen.iter().all(|kind| !kind.is_advanced()));
        assert_eq!(play.may().len(), 0, "nobody has Ripe");
    }
}

/// DTG-2
#[test]
fn two_peachy_keens_cancel_only_by_option() {
    assert_eq!(score("-3 -3"), "-6");
    let with_option = |count: usize| {
        let sheet = Sheet::new(std::iter::repeat_n(kind("-3"), count), true);
        sheet.result().to_string()
    };
    assert_eq!([1, 2, 3, 4].map(with_option), ["-3", "0", "-3", "0"]);
    assert_eq!(sheet("-3 -3").cancelled(kind("-3")), 0);
}

/// DTG-2
#[test]
fn the_option_is_off_at_first_and_cancels_at_the_end_of_a_round() {
    assert!(!Options::default().peachy_keen_cancels);
    for (cancels, points) in [(false, "-2"), (true, "4")] {
        let options =
            Options { deck: Deck::Advanced, peachy_keen_cancels: cancels, ..Options::default() };
        let position = Position::new(&["0?", "8", "-3 -3 4"]);
        let mut play = Play::from(&position.options(options).pile("12"));
        assert_eq!(play.worth(C), points);
        play.takes(Seat::new(0), 0);
        assert_eq!(play.scored(C).result().to_string(), points);
    }
}

/// DTG-2
#[test]
fn other_blue_cards_cancel_with_nothing() {
    let mut rng = Rng::from_seed(1);
    assert_eq!(score("-3 -4 -7 -9"), "-23");
    for seats in DuckThatGoose::SEATS {
        let options = DuckThatGoose::any_options(seats, &mut rng);
        let cards = ["-4", "-7", "-9"].map(kind);
        let sheet = Sheet::new(cards, options.peachy_keen_cancels);
        assert_eq!(sheet.result().to_string(), "-20");
    }
}
