//! The Devil is in the Details (DTG-18).

use super::play::*;
use mallard::games::duck_that_goose::Position;

/// DTG-18
#[test]
fn the_devil_brings_all_its_copies_from_the_discard_pile() {
    let mut play = Play::from(&Position::new(&["0? 1?", "7?"]).pile("6 12 6 6"));
    play.takes(A, 0);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("6 1? 6 6", "0 12"));
}

/// DTG-18
#[test]
fn devils_in_ranges_and_deck_stay() {
    let position = Position::new(&["0? 1?", "6 8?", "6? 4?"]).pile("6").deck("6");
    let mut play = Play::from(&position);
    play.takes(A, 0).opens(B);
    assert_eq!(play.ranges(), ["6 1?", "6 8?", "6? 4?"]);
    assert_eq!(play.top(1), "6");
}

/// DTG-18
#[test]
fn turned_up_it_collects_too() {
    let mut play = Play::from(&Position::new(&["6? 1?", "8?"]).pile("12 6 6").deck("13"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0));
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("6 1? 6 6", "13 12"));
}

/// DTG-18
#[test]
fn added_by_ripe_it_collects_for_the_range_of_ripe() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 8?"]).pile("6 12 6 6"));
    play.does(B, RIPE).opens(A);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("ripe 8? 6 6 6", "12"));
}

/// DTG-18
#[test]
fn stolen_it_does_not_collect() {
    let mut play = played("thunder", &["0? 1?", "6 8?"], "6 6");
    play.does(A, card(B, 0)).opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("thunder 1? 6", "0 6 6"));
}

/// DTG-18, DTG-24
#[test]
fn a_copycat_that_was_a_devil_is_none_in_the_pile() {
    let mut play = played("6", &["0? 1?", "8?"], "copycat 6");
    play.opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("6 1? 6", "0 copycat"));
}

/// DTG-18, DTG-33, DTG-34
#[test]
fn a_devil_under_another_card_neither_cancels_nor_counts_until_it_is_uncovered() {
    // The Copycat is a Hot Potato on the third Devil.
    let play = played("train", &["0? 1?", "6 6 6+copycat=5 8?", "10 4?"], "");
    assert_eq!(play.ranges(), ["train 1?", "6 6 6 8?", "10 4? copycat=5"]);
    assert_eq!([A, B, C].map(|seat| play.worth(seat)), ["-7", "0", "21"]);
    let before = Play::from(&Position::new(&["0?", "6 6 6+copycat=5 8?", "10 4?"]));
    assert_eq!([B, C].map(|seat| before.worth(seat)), ["17", "10"]);
}

/// DTG-18, DTG-24, DTG-34
#[test]
fn a_copycat_can_be_the_third_devil_or_spoil_the_three_as_a_fourth() {
    let mut play = played("copycat", &["0? 1? 6 6", "10 8?"], "");
    play.does(A, name("6")).opens(B);
    assert_eq!([A, B].map(|seat| play.worth(seat)), ["0", "16"]);
    let mut play = played("copycat", &["0? 1? 6 6 6", "10 8?"], "");
    assert_eq!([A, B].map(|seat| play.worth(seat)), ["0", "16"]);
    play.does(A, name("6"));
    assert_eq!([A, B].map(|seat| play.worth(seat)), ["6", "10"]);
}
