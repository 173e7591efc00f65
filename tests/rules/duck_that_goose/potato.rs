//! Hot Potato (DTG-16).

use super::play::*;
use mallard::engine::Seat;
use mallard::games::duck_that_goose::{Position, TaskStep};

/// DTG-16
#[test]
fn every_purple_card_moves_all_face_up_potatoes_one_seat_left_before_it_acts() {
    let position = Position::new(&["0? 5", "5 7?", "5? 8"]).pile("thunder 9");
    let mut play = Play::from(&position);
    play.takes(A, 0);
    assert_eq!([A, B, C].map(|seat| play.range(seat)), ["thunder", "7? 5", "5? 8 5"]);
    play.asks(A, TaskStep::Steal);
}

/// DTG-16
#[test]
fn a_potato_that_is_uncovered_by_a_moving_one_stays() {
    let mut play = Play::from(&Position::new(&["0? 1?", "5+5 7?", "8"]).pile("freak"));
    play.takes(A, 0);
    assert_eq!([B, C].map(|seat| play.range(seat)), ["5 7?", "8 5"]);
}

/// DTG-16
#[test]
fn copycat_moves_the_potatoes_before_it_is_named_one_itself() {
    let mut play = Play::from(&Position::new(&["0? 1?", "5 7?"]).pile("copycat"));
    play.takes(A, 0).does(A, name("5"));
    assert_eq!([A, B].map(|seat| play.range(seat)), ["copycat=5 1? 5", "7?"]);
}

/// DTG-16
#[test]
fn each_of_the_thirteen_purple_cards_moves_them() {
    let purple = "burst cow freak copycat bullet flip birds train wind thunder bus tables ripe";
    for code in purple.split(' ') {
        let play = played(code, &["0? 1? 12", "8? 5", "4?"], "8");
        assert_eq!((play.range(B).as_str(), play.range(C).as_str()), ("8?", "4? 5"), "{code}");
    }
    assert_eq!(purple.split(' ').count(), 13);
}

/// DTG-16
#[test]
fn no_other_card_moves_them() {
    for code in "0 1 4 5 6 7 8 9 10 goose chase 12 13 x2 /2 -3 -4 -7 -9".split(' ') {
        let play = played(code, &["0? 1? 12", "8? 5", "4?"], "");
        assert_eq!((play.range(B).as_str(), play.range(C).as_str()), ("8? 5", "4?"), "{code}");
    }
}

/// DTG-16
#[test]
fn facedown_and_covered_ones_stay() {
    let mut play = played("train", &["0? 1? 5", "5? 5+8", "4? 12+5"], "");
    play.opens(B);
    assert_eq!(play.ranges(), ["train 1? 5", "5? 5+8 5", "4? 12"]);
}

/// DTG-16
#[test]
fn with_two_seats_they_change_places() {
    let play = played("train", &["0? 1? 5", "8? 5 5"], "");
    assert_eq!(play.ranges(), ["train 1? 5 5", "8? 5"]);
}

/// DTG-16
#[test]
fn the_left_of_the_last_seat_is_the_first() {
    let ranges = ["0? 1?", "", "", "", "", "", "", "", "4? 5"];
    let play = played("train", &ranges, "");
    assert_eq!((play.range(A).as_str(), play.range(Seat::new(8)).as_str()), ("train 1? 5", "4?"));
}

/// DTG-16
#[test]
fn they_move_before_the_purple_card_acts_so_that_it_meets_them_where_they_are() {
    let mut play = played("thunder", &["0? 1? 5", "8?", "4? 12"], "");
    assert_eq!(play.legal(A), [card(B, 1), card(C, 1), DECLINE]);
    play.does(A, card(B, 1));
    assert_eq!(play.ranges(), ["thunder 1? 5", "8?", "4? 12"]);
}

/// DTG-16
#[test]
fn one_that_covered_a_card_uncovers_it_by_moving() {
    let play = played("train", &["0? 1?", "8? 13+5", "4?"], "");
    assert_eq!(play.ranges(), ["train 1?", "8? 13", "4? 5"]);
    assert_eq!(play.worth(B), "13");
}

/// DTG-16, DTG-24
#[test]
fn a_copycat_named_a_potato_moves_like_one_ever_after() {
    let play = played("train", &["0? 1?", "8? copycat=5", "4? 5"], "");
    assert_eq!(play.ranges(), ["train 1? 5", "8?", "4? copycat=5"]);
}

/// DTG-16, DTG-24
#[test]
fn a_copycat_just_named_a_potato_stays_while_the_others_have_moved() {
    let mut play = played("copycat", &["0? 1? 5", "8?", "4?"], "");
    assert_eq!(play.ranges(), ["copycat 1?", "8? 5", "4?"]);
    play.does(A, name("5")).opens(B);
    assert_eq!(play.ranges(), ["copycat=5 1?", "8? 5", "4?"]);
}

/// DTG-16, DTG-31
#[test]
fn turning_ripe_up_moves_them_and_so_does_a_purple_card_it_adds() {
    let position = Position::new(&["0? 5", "ripe?1 8?", "4?"]).pile("train");
    let mut play = Play::from(&position);
    play.does(B, TURN_UP);
    assert_eq!(play.ranges(), ["0?", "ripe 8? 5", "4?"]);
    play.does(B, RIPE);
    assert_eq!(play.ranges(), ["0?", "ripe 8? train", "4? 5"]);
}

/// DTG-16, DTG-31
#[test]
fn using_ripe_is_not_playing_it() {
    let mut play = Play::from(&Position::new(&["0? 5", "ripe 8?", "4?"]).pile("12"));
    play.does(B, RIPE);
    assert_eq!(play.ranges(), ["0? 5", "ripe 8? 12", "4?"]);
}

/// DTG-16, DTG-25
#[test]
fn flipping_a_purple_card_down_is_not_playing_it_but_turning_it_up_is() {
    let position = Position::new(&["0?", "train 8? 4?", "1? 5 10?"]).pile("flip").deck("12 13 7");
    let mut play = Play::from(&position);
    play.takes(A, 0);
    assert_eq!(play.ranges(), ["flip 5", "train 8? 4?", "1? 10?"]);
    play.does(A, card(B, 0));
    assert_eq!(play.ranges(), ["flip 5 train?", "8? 4?", "1? 10?"]);
    play.takes(B, 0).takes(C, 0).does(A, DRAW).does(A, DISCARD).does(A, card(A, 2));
    assert_eq!(play.range(A), "flip train");
    assert!(play.range(B).ends_with(" 5"));
}

/// DTG-16, DTG-33
#[test]
fn they_never_cancel() {
    assert_eq!(["5", "5 5", "5 5 5 5"].map(score), ["5", "10", "20"]);
}
