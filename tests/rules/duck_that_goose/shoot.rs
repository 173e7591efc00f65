//! Shoot Yourself in the Foot (DTG-19).

use super::play::*;
use mallard::games::duck_that_goose::{Kind, Position, Refusal, Step};

/// DTG-19
#[test]
fn shooting_oneself_in_the_foot_discards_a_blue_card_if_there_is_one() {
    let mut play = Play::from(&Position::new(&["0? 1? -3 -9 12", "-4 7?"]).pile("9"));
    play.takes(A, 0).asks(A, Step::Shoot);
    assert_eq!(play.legal(A), [card(A, 2), card(A, 3)]);
    assert_eq!(play.refuses(A, DECLINE), Refusal::MustBeDone);
    play.does(A, card(A, 3));
    assert_eq!(play.pile(), "-9 0");
    Play::from(&Position::new(&["0? 1?", "-4 7?"]).pile("9"))
        .does(A, TAKE)
        .does(A, card(A, 0))
        .asks(B, Step::Open);
}

/// DTG-19
#[test]
fn only_a_face_up_uncovered_blue_card_of_that_range_will_do() {
    let play = played("9", &["0? -3? -3+8 12 -4 train", "-9 7?"], "");
    assert_eq!(play.legal(A), [card(A, 4)]);
    assert_eq!(play.refuses(A, card(A, 1)), Refusal::NotFaceUp(place(A, 1)));
    assert_eq!(play.refuses(A, card(A, 2)), Refusal::NotBlue(kind("8")));
    assert_eq!(play.refuses(A, card(A, 3)), Refusal::NotBlue(kind("12")));
    // The Gravy Train is below zero, but purple.
    assert_eq!(play.refuses(A, card(A, 5)), Refusal::NotBlue(kind("train")));
    assert_eq!(play.refuses(A, card(B, 0)), Refusal::NotThisRange(Kind::ShootFoot, place(B, 0)));
}

/// DTG-19
#[test]
fn one_blue_card_goes_even_if_there_is_no_choice() {
    let mut play = Play::from(&Position::new(&["9? 1? -7", "8?"]).deck("12"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)).asks(A, Step::Shoot);
    assert_eq!(play.legal(A), [card(A, 2)]);
    play.does(A, card(A, 2)).opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("9 1?", "-7 12"));
}

/// DTG-19, DTG-21
#[test]
fn a_discarded_blue_card_uncovers_what_it_lay_on() {
    let mut play = played("9", &["0? 1? 13+-3", "8?"], "");
    play.does(A, card(A, 2)).opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("9 1? 13", "-3 0"));
}

/// DTG-19
#[test]
fn the_discarded_blue_card_is_what_the_next_seat_may_take() {
    let mut play = played("9", &["0? 1? -9", "8? 7?"], "");
    play.does(A, card(A, 2)).takes(B, 0);
    assert_eq!(play.range(B), "-9 7?");
}

/// DTG-19, DTG-33
#[test]
fn two_of_it_cancel() {
    assert_eq!(["9", "9 9", "9 9 9"].map(score), ["9", "0", "9"]);
}
