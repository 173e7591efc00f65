//! Flip the Script (DTG-25).

use super::play::*;
use mallard::games::duck_that_goose::{Position, Refusal, TaskStep};

/// DTG-25
#[test]
fn flip_turns_another_face_up_card_down_into_the_own_range() {
    let mut play = Play::from(&Position::new(&["0? 1", "7? train"]).pile("flip"));
    play.takes(A, 0);
    assert_eq!(play.refuses(A, card(A, 0)), Refusal::Itself);
    play.does(A, card(B, 1));
    assert_eq!([A, B].map(|seat| play.range(seat)), ["flip 1 train?", "7?"]);
    let known = [A, B].map(|seat| play.seen_by(seat).remembered(place(A, 2)));
    assert_eq!(known, [Some(kind("train")); 2]);
    // It adds to the turns.
    play.does(B, TAKE).does(B, card(B, 0)).asks(A, TaskStep::Open);
}

/// DTG-25
#[test]
fn any_other_face_up_uncovered_card_of_any_range_will_do() {
    let play = played("flip", &["0? 1? 12 13+8", "7? -3 copycat=9", "ripe"], "");
    let all = [card(A, 2), card(A, 3), card(B, 1), card(B, 2), card(C, 0), DECLINE];
    assert_eq!(play.legal(A), all);
    assert_eq!(play.refuses(A, card(A, 1)), Refusal::NotFaceUp(place(A, 1)));
    assert_eq!(play.refuses(A, card(A, 0)), Refusal::Itself);
}

/// DTG-25, DTG-14
#[test]
fn it_may_be_left() {
    let mut play = played("flip", &["0? 1?", "7? 13"], "");
    play.does(A, DECLINE).opens(B);
    assert_eq!(play.ranges(), ["flip 1?", "7? 13"]);
}

/// DTG-25
#[test]
fn an_own_card_goes_facedown_where_it_belongs() {
    let mut play = played("flip", &["0? 1? -3", "7?"], "");
    play.does(A, card(A, 2));
    assert_eq!(play.range(A), "flip 1? -3?");
    assert_eq!(play.worth(A), "1", "a facedown card does not count");
}

/// DTG-25, DTG-21
#[test]
fn an_upper_card_becomes_a_card_of_its_own_and_uncovers_the_lower() {
    let mut play = played("flip", &["0? 1? 13+8", "7?"], "");
    play.does(A, card(A, 2));
    assert_eq!(play.range(A), "flip 1? 13 8?");
}

/// DTG-25
#[test]
fn turned_up_again_the_card_is_played_again() {
    let position = Position::new(&["0? 1?", "9 7? 4?", "8? 10?"]).pile("flip").deck("12 13 10");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0));
    assert_eq!(play.range(A), "flip 1? 9?");
    play.takes(B, 0).takes(C, 0).takes(A, 1).takes(B, 1).takes(C, 1);
    // Two more turns of seat 0: the flipped Shoot has added one.
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 2));
    assert!(play.round_ended());
    assert_eq!(play.scored(A).count(kind("9")), 1);
}

/// DTG-25
#[test]
fn turned_up_again_it_acts_for_its_new_range() {
    let position = Position::new(&["0? -3 1?", "9 7? 4?"]).pile("flip").deck("12 13");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0)).takes(B, 0);
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 3)).asks(A, TaskStep::Shoot);
    assert_eq!(play.legal(A), [card(A, 1)]);
}

/// DTG-25, DTG-24
#[test]
fn a_stolen_copycat_that_is_flipped_is_named_again() {
    let position = Position::new(&["0? 1?", "copycat=13 flip? 8?", "4? 7? 5"]);
    let mut play = Play::from(&position.pile("thunder").deck("12 10"));
    play.takes(A, 0);
    assert_eq!(play.range(A), "thunder 1? 5");
    play.does(A, card(B, 0));
    assert_eq!(play.range(A), "thunder 1? 5 copycat=13");
    // The second seat turns Flip up and calls it home, facedown.
    play.does(B, DRAW).does(B, DISCARD).does(B, card(B, 0)).does(B, card(A, 2));
    assert_eq!(play.ranges(), ["thunder 1?", "flip 8? 5 copycat?", "4? 7?"]);
    assert_eq!(play.seen_by(C).remembered(place(B, 3)), Some(kind("copycat")));
    play.takes(C, 0).takes(A, 1).does(B, DRAW).does(B, DISCARD).does(B, card(B, 3));
    // A card that is turned up is played: purple first, then named by its new owner.
    assert!(play.range(C).ends_with(" 5"));
    play.asks(B, TaskStep::Name).does(B, name("8")).opens(C);
    assert_eq!(play.range(B), "flip 8? copycat=8");
}

/// DTG-25, DTG-6
#[test]
fn it_adds_to_the_turns_of_a_seat_that_had_none_left() {
    let mut play = played("flip", &["0?", "13", "4? 7?"], "");
    play.does(A, card(B, 0)).opens(C).takes(C, 0).opens(A);
}
