//! Shoot Yourself in the Foot (DTG-19).

use super::play::*;
use mallard::games::duck_that_goose::{Kind, Position, Refusal, TaskStep};

/// Seat 0 has laid the card 9 by Burst on the card in slot 0 of seat 1's range.
fn play_burst_on_b(ranges: &[&str]) -> Play {
    let mut play = Play::from(&Position::new(ranges).pile("burst").deck("9"));
    play.takes(A, 0).does(A, card(B, 0));
    play
}

/// DTG-19
#[test]
fn shooting_oneself_in_the_foot_discards_a_blue_card_if_there_is_one() {
    let mut play = Play::from(&Position::new(&["0? 1? -3 -9 12", "-4 7?"]).pile("9"));
    play.takes(A, 0).asks(A, TaskStep::Shoot);
    assert_eq!(play.legal(A), [card(A, 2), card(A, 3)]);
    assert_eq!(play.refuses(A, DECLINE), Refusal::MustBeDone);
    play.does(A, card(A, 3));
    assert_eq!(play.pile(), "-9 0");
    Play::from(&Position::new(&["0? 1?", "-4 7?"]).pile("9"))
        .does(A, TAKE)
        .does(A, card(A, 0))
        .asks(B, TaskStep::Open);
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
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)).asks(A, TaskStep::Shoot);
    assert_eq!(play.legal(A), [card(A, 2)]);
    play.does(A, card(A, 2)).opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("9 1?", "-7 12"));
}

/// DTG-19, DTG-21
#[test]
fn a_discarded_blue_card_uncovers_the_card_below() {
    let mut play = played("9", &["0? 1? 13+-3", "8?"], "");
    play.does(A, card(A, 2)).opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("9 1? 13", "-3 0"));
}

/// DTG-19
#[test]
fn the_next_seat_may_take_the_discarded_blue_card() {
    let mut play = played("9", &["0? 1? -9", "8? 7?"], "");
    play.does(A, card(A, 2)).takes(B, 0);
    assert_eq!(play.range(B), "-9 7?");
}

/// DTG-19, DTG-33
#[test]
fn two_of_it_cancel() {
    assert_eq!(["9", "9 9", "9 9 9"].map(score), ["9", "0", "9"]);
}

/// DTG-19, DTG-21
#[test]
fn placed_by_burst_its_player_decides_whether_and_the_owner_of_the_range_which() {
    let ranges = ["0? 1? -3", "13 7? -4 -9", "12 8?"];
    let mut play = play_burst_on_b(&ranges);
    play.asks(A, TaskStep::Act(kind("9")));
    assert_eq!(play.legal(A), [DO, DECLINE]);
    assert_eq!(play.refuses(B, card(B, 2)), Refusal::NotAsked);
    play.does(A, DO).asks(B, TaskStep::Shoot);
    assert_eq!(play.legal(B), [card(B, 2), card(B, 3)]);
    assert_eq!(play.refuses(B, DECLINE), Refusal::MustBeDone);
    assert_eq!(play.refuses(A, card(B, 2)), Refusal::NotAsked);
    assert_eq!(play.refuses(B, card(A, 2)), Refusal::NotThisRange(Kind::ShootFoot, place(A, 2)));
    play.does(B, card(B, 2)).opens(B);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("13+9 7? -9", "-4 0"));

    let mut play = play_burst_on_b(&ranges);
    play.does(A, DECLINE).opens(B);
    assert_eq!(play.range(B), "13+9 7? -4 -9");
}

/// DTG-19, DTG-21
#[test]
fn placed_by_burst_in_a_range_without_blue_cards_it_asks_nothing() {
    play_burst_on_b(&["0? 1? -3", "13 7? -4+8", "12 8?"]).opens(B);
    play_burst_on_b(&["0? 1? -3", "-4 7?", "12 8?"]).opens(B);
}

/// DTG-19, DTG-21
#[test]
fn placed_by_burst_on_the_own_range_it_is_one_question() {
    let position = Position::new(&["0? 1? -3 -4", "13 7?"]).pile("burst").deck("9");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(A, 0)).asks(A, TaskStep::Shoot);
    assert_eq!(play.legal(A), [card(A, 2), card(A, 3), DECLINE]);
}

/// DTG-19, DTG-23
#[test]
fn in_a_controlled_turn_the_range_that_is_not_controlled_chooses_for_itself() {
    let position = Position::new(&["0? 8", "7? 4?", "13 -3 -4 10?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("burst").deck("9"));
    play.does(A, TAKE).does(A, card(B, 0)).does(A, card(C, 0)).asks(A, TaskStep::Act(kind("9")));
    play.does(A, DO).asks(C, TaskStep::Shoot).does(C, card(C, 1)).opens(C);
    assert_eq!(play.range(C), "13+9 -4 10?");

    // Laid on the controlled range itself, both choices are the controller's.
    let position = Position::new(&["0? 8", "7? 4? -3 -4", "13 10?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("burst").deck("9"));
    play.does(A, TAKE).does(A, card(B, 0)).does(A, card(B, 0)).asks(A, TaskStep::Shoot);
    assert_eq!(play.legal(A), [card(B, 2), card(B, 3), DECLINE]);
}
