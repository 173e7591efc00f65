//! Copycat (DTG-24).

use super::play::*;
use mallard::games::duck_that_goose::{Action, Position, Refusal, TaskStep};

fn copycat(ranges: &[&str], pile: &str) -> Play {
    let position = Position::new(ranges).pile(&format!("copycat {pile}"));
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0));
    play
}

/// DTG-24
#[test]
fn it_becomes_any_card_that_is_neither_blue_nor_purple() {
    let play = copycat(&["0? 1?", "7?"], "");
    assert_eq!(play.legal(A).len(), 15);
    for code in ["-3", "-9", "train", "copycat"] {
        assert_eq!(play.refuses(A, name(code)), Refusal::CannotCopy(kind(code)));
    }
    assert_eq!(play.refuses(A, DECLINE), Refusal::NotThis);
}

/// DTG-24
#[test]
fn it_may_act_at_once_under_its_new_name() {
    for (answer, range) in [(DO, "copycat=6 1? 6"), (DECLINE, "copycat=6 1?")] {
        let mut play = copycat(&["0? 1?", "7?"], "6");
        play.does(A, name("6")).asks(A, TaskStep::Act(kind("6"))).does(A, answer);
        assert_eq!(play.range(A), range);
    }
}

/// DTG-24
#[test]
fn it_cancels_as_its_named_kind() {
    let mut play = copycat(&["0? 13", "7?"], "");
    play.does(A, name("13"));
    assert_eq!(play.view().sheet(A).result().to_string(), "0");
}

/// DTG-24
#[test]
fn moved_it_stays_the_copy() {
    let position = Position::new(&["0? 1?", "copycat=13 7?"]).pile("thunder");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(B, 0));
    assert_eq!(play.range(A), "thunder 1? copycat=13");
}

/// DTG-24
#[test]
fn discarded_or_facedown_it_is_copycat_again() {
    let position = Position::new(&["0? 1? copycat=13", "7?"]).pile("wind");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(A, 2));
    assert_eq!(play.pile(), "copycat 0");
    let position = Position::new(&["0?", "7? 8? copycat=13"]).pile("flip 8");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(B, 2));
    assert_eq!(play.range(A), "flip copycat?");
    play.does(B, TAKE).does(B, card(B, 0));
    play.does(A, TAKE).does(A, card(A, 1));
    assert_eq!(play.pile(), "copycat 8");
}

/// DTG-24
#[test]
fn covered_and_uncovered_it_is_the_copy_again() {
    let position = Position::new(&["0? 1?", "copycat=13+8 7?"]).pile("thunder");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(B, 0));
    assert_eq!(play.range(B), "copycat=13 7?");
}

/// DTG-24
#[test]
fn moved_before_it_is_named_it_is_still_named_by_its_player() {
    let position = Position::new(&["0? thunder?", "7?", "ripe 8?"]).pile("copycat");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 1)).asks(A, TaskStep::Name);
    play.does(C, RIPE).does(C, card(A, 1)).asks(A, TaskStep::Name);
    play.does(A, name("12"));
    assert_eq!(play.range(C), "ripe 8? thunder copycat=12");
}

/// DTG-24
#[test]
fn flipped_before_it_is_named_it_is_not_named() {
    let position = Position::new(&["0? flip?", "7?", "ripe 8?"]).pile("copycat");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 1)).does(C, RIPE).does(C, card(A, 1));
    assert_eq!(play.range(C), "ripe 8? flip copycat?");
    play.asks(B, TaskStep::Open);
    assert!(!play.legal(B).contains(&Action::Name(kind("12"))));
}

/// DTG-24
#[test]
fn its_names_are_these_fifteen() {
    let play = copycat(&["0? 1?", "7?"], "");
    let names = "0 1 4 5 6 7 8 9 10 goose chase 12 13 x2 /2";
    assert_eq!(play.legal(A), names.split(' ').map(name).collect::<Vec<_>>());
    for code in
        "-3 -4 -7 -9 burst cow freak copycat bullet flip birds train wind thunder bus tables ripe"
            .split(' ')
    {
        assert_eq!(play.refuses(A, name(code)), Refusal::CannotCopy(kind(code)));
    }
}

/// DTG-24, DTG-33
#[test]
fn it_takes_over_value_and_cancelling() {
    for (range, points) in [
        ("12 copycat", "12"),
        ("12 copycat=13", "25"),
        ("12 13 copycat=13", "12"),
        ("12 8 8 copycat=8", "20"),
        ("12 5 copycat=5", "22"),
        ("6 6 copycat=6", "0"),
        ("6 copycat=6", "12"),
        ("goose copycat=chase", "0"),
        ("chase copycat=goose", "0"),
        ("goose copycat=goose", "22"),
        ("chase copycat=chase", "22"),
        ("12 copycat=x2", "24"),
        ("12 x2 copycat=x2", "48"),
        ("12 copycat=/2", "6"),
        ("9 7 8 /2 /2 copycat=/2", "3"),
    ] {
        let play = Play::from(&Position::new(&["0?", range]));
        assert_eq!(play.worth(B), points, "{range}");
    }
}

/// DTG-24
#[test]
fn until_it_is_named_it_is_worth_nothing_and_purple() {
    let mut play = copycat(&["0? 12", "7?"], "");
    assert_eq!(play.asks(A, TaskStep::Name).worth(A), "12");
    // A Second Wind on top could not discard it: it is purple.
    let position = Position::new(&["burst? 12", "7?", "ripe 8?"]).pile("copycat").deck("wind");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(C, RIPE).does(C, card(A, 1));
    assert_eq!(play.range(A), "copycat 12+wind");
    play.asks(A, TaskStep::Name);
}

/// DTG-24, DTG-16
#[test]
fn it_is_purple_when_played_and_its_named_kind_afterwards() {
    let mut play = copycat(&["0? 1? 5", "7?"], "");
    assert_eq!(play.ranges(), ["copycat 1?", "7? 5"]);
    play.does(A, name("8")).opens(B);
    assert_eq!(play.ranges(), ["copycat=8 1?", "7? 5"], "the Potato has moved once");
}

/// DTG-24
#[test]
fn each_action_it_gains_may_be_left() {
    for (code, pile) in [("4", ""), ("6", "6"), ("9", "")] {
        let mut play = copycat(&["0? 1? -3", "7?"], pile);
        play.does(A, name(code));
        assert!(play.legal(A).contains(&DECLINE), "{code}");
        play.does(A, DECLINE).opens(B);
        assert_eq!(play.range(A), format!("copycat={code} 1? -3"));
        assert_eq!(play.looked_at(A, A), "");
    }
    for code in "0 1 5 7 8 10 goose chase 12 13 x2 /2".split(' ') {
        copycat(&["0? 1? -3", "7?"], "6").does(A, name(code)).opens(B);
    }
}

/// DTG-24
#[test]
fn each_action_it_gains_may_be_done() {
    let mut play = copycat(&["0? 1? -3", "7?"], "");
    play.does(A, name("4")).does(A, DO);
    assert_eq!(play.looked_at(A, A), "1");
    let mut play = copycat(&["0? 1? -3", "7?"], "");
    play.does(A, name("9")).does(A, card(A, 2)).opens(B);
    assert_eq!(play.pile(), "-3 0");
}

/// DTG-24
#[test]
fn covered_before_it_is_named_it_is_still_named_by_its_player() {
    let position = Position::new(&["burst? 1?", "7?", "ripe 8?"]).pile("copycat").deck("13");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(C, RIPE).does(C, card(A, 0));
    assert_eq!(play.range(A), "copycat+13 1?");
    play.asks(A, TaskStep::Name).does(A, name("12")).opens(B);
    assert_eq!(play.range(A), "copycat=12+13 1?");
    assert_eq!(play.worth(A), "13");
}

/// DTG-24
#[test]
fn flipped_unnamed_it_is_named_by_the_seat_that_turns_it_up() {
    let position = Position::new(&["flip? 1?", "7? 10?", "ripe 8? 4?"]).pile("copycat 12");
    let mut play = Play::from(&position.deck("13 10"));
    play.takes(A, 0).does(C, RIPE).does(C, card(A, 0)).opens(B).takes(B, 0);
    play.does(C, DRAW).does(C, DISCARD).does(C, card(C, 4)).asks(C, TaskStep::Name);
    play.does(C, name("8")).opens(A);
    assert_eq!(play.range(C), "ripe 8? 4? flip copycat=8");
}

/// DTG-24, DTG-31
#[test]
fn taken_by_ripe_it_is_named_by_the_owner_of_ripe() {
    let position = Position::new(&["0? 1?", "ripe 8? -3"]).pile("copycat");
    let mut play = Play::from(&position);
    play.does(B, RIPE).asks(B, TaskStep::Name).does(B, name("9")).asks(B, TaskStep::Shoot);
    play.does(B, card(B, 2)).opens(A);
}

/// DTG-24, DTG-13
#[test]
fn a_named_copycat_is_moved_by_the_tables_and_acts_no_more() {
    let mut play = played("tables", &["0? 1? -3", "copycat=9 7?"], "");
    play.does(A, card(A, 0)).does(B, card(B, 0)).does(A, Action::Left).opens(B);
    assert_eq!(play.range(A), "1? -3 copycat=9");
}
