//! The last question before a round ends (DTG-31).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Position, Refusal, TaskStep};

/// DTG-31
#[test]
fn before_the_round_ends_its_owner_is_asked_once() {
    let position = Position::new(&["0?", "ripe"]).pile("12 8");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).asks(B, TaskStep::LastQuestion);
    assert_eq!(play.legal(B), [DECLINE, RIPE]);
    play.does(B, DECLINE);
    assert_eq!(play.scored(B).result().to_string(), "1");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(B, RIPE);
    assert_eq!(play.scored(B).result().to_string(), "1");
    assert_eq!(play.scored(B).count("0".parse().expect("a card")), 1);
}

/// DTG-31
#[test]
fn a_facedown_card_from_the_last_question_continues_the_round() {
    let position = Position::new(&["flip?", "ripe", "13"]).pile("12 8");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(B, RIPE).asks(B, TaskStep::Flip);
    play.does(B, card(C, 0));
    assert_eq!(play.view().public.round, 1);
    play.asks(B, TaskStep::Open);
}

/// DTG-31
#[test]
fn it_is_not_asked_when_ripe_cannot_be_used() {
    for (ripe, pile, used) in [("ripe+8", "12", false), ("ripe", "12", true)] {
        let position = Position::new(&["0?", ripe]).pile(pile);
        let position = if used { position.ripe_used() } else { position };
        let mut play = Play::from(&position);
        play.takes(A, 0);
        assert!(play.round_ended());
    }
    // The Devil leaves no discard.
    let mut play = Play::from(&Position::new(&["6?", "ripe"]).pile("6").deck("6"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0));
    assert!(play.round_ended());
}

/// DTG-31
#[test]
fn a_card_it_brings_acts_before_the_count() {
    let position = Position::new(&["thunder?", "ripe", "-9"]).pile("12");
    let mut play = Play::from(&position);
    play.takes(A, 0).asks(B, TaskStep::LastQuestion).does(B, RIPE).asks(B, TaskStep::Steal);
    play.does(B, card(C, 0));
    assert!(play.round_ended());
    let scores = [A, B, C].map(|seat| play.scored(seat).result());
    assert_eq!(scores, [12, -7, 0].map(points));
}

/// DTG-31
#[test]
fn the_last_question_ends_no_turn_and_asks_no_other_seat() {
    let mut play = Play::from(&Position::new(&["0?", "8", "ripe"]).pile("12"));
    play.takes(A, 0).asks(C, TaskStep::LastQuestion);
    assert_eq!(play.may(), SeatSet::EMPTY);
    for seat in [A, B] {
        assert_eq!(play.refuses(seat, DECLINE), Refusal::NotAsked);
    }
}

/// DTG-31
#[test]
fn the_round_that_goes_on_ends_without_a_second_question() {
    let position = Position::new(&["flip?", "ripe", "13"]).pile("12 8");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(B, RIPE).does(B, card(C, 0)).opens(B);
    assert_eq!(play.range(B), "ripe flip 13?");
    play.does(B, TAKE).does(B, card(B, 2));
    assert!(play.round_ended());
}

/// DTG-31
#[test]
fn ripe_itself_flipped_by_its_last_use_brings_another_turn_and_another_question() {
    let position = Position::new(&["flip?", "ripe", "13"]).pile("12 8 10");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(B, RIPE).does(B, card(B, 0)).opens(B);
    assert_eq!(play.range(B), "flip ripe?");
    play.does(B, TURN_UP).asks(B, TaskStep::LastQuestion).does(B, RIPE);
    assert!(play.round_ended());
    assert_eq!(play.scored(B).result(), points(1 + 1 + 8));
}

/// DTG-31, DTG-23
#[test]
fn a_controlled_seat_answers_it_itself() {
    let position = Position::new(&["0", "ripe 8?"]).turn(B).control(B, A).pile("12");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(B, 1)).asks(B, TaskStep::LastQuestion);
}

/// DTG-31, DTG-23
#[test]
fn control_freak_from_the_last_question_does_nothing_if_no_turn_is_left() {
    let position = Position::new(&["freak?", "ripe", "8"]).pile("12");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(B, RIPE).does(B, to(C));
    assert!(play.round_ended());
    assert_eq!(play.view().public.control[..3], [None; 3]);
}
