//! Ripe as the last facedown card of the seat whose turn it is (DTG-31).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Position, TaskStep};

/// DTG-31
#[test]
fn the_last_facedown_card_turned_up_before_the_turn_was_taken_ends_it() {
    let mut play = Play::from(&Position::new(&["ripe?0 1", "7?"]).pile("12"));
    play.does(A, TURN_UP).asks(B, TaskStep::Open);
    assert_eq!(play.may(), SeatSet::only(A));
}

/// DTG-31
#[test]
fn the_last_facedown_card_skips_actions_that_need_one() {
    let position = Position::new(&["ripe?0", "7?"]).deck("8").pile("12 13");
    let mut play = Play::from(&position);
    play.does(A, DRAW).does(A, TURN_UP).asks(A, TaskStep::Keep).does(A, ADD);
    assert_eq!(play.range(A), "ripe 8");
    let mut play = Play::from(&position);
    play.does(A, DRAW).does(A, TURN_UP).does(A, DISCARD).asks(B, TaskStep::Open);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("ripe", "8 12 13"));
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, TURN_UP).asks(B, TaskStep::Open);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("ripe 12", "13"));
}

/// DTG-31
#[test]
fn before_a_the_turn_is_over_even_if_it_is_used_at_once() {
    let mut play = Play::from(&Position::new(&["ripe?0 1", "7?"]).pile("12 13"));
    play.does(A, RIPE).opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("ripe 1 12", "13"));
}

/// DTG-31
#[test]
fn before_b_a_drawn_card_is_added_without_a_discard_or_discarded_without_a_turn_up() {
    let position = Position::new(&["ripe?0 1", "7?"]).pile("12").deck("8");
    for (answer, range, pile) in [(ADD, "ripe 1 8", "12"), (DISCARD, "ripe 1", "8 12")] {
        let mut play = Play::from(&position);
        play.does(A, DRAW).does(A, TURN_UP).asks(A, TaskStep::Keep);
        assert_eq!(play.legal(A), [ADD, DISCARD, RIPE]);
        play.does(A, answer).opens(B);
        assert_eq!((play.range(A).as_str(), play.pile().as_str()), (range, pile));
    }
}

/// DTG-31, DTG-9
#[test]
fn before_b_a_drawn_chase_is_still_to_be_added() {
    let mut play = Play::from(&Position::new(&["ripe?0 1", "7?"]).pile("12").deck("chase"));
    play.does(A, DRAW).does(A, TURN_UP);
    assert_eq!(play.legal(A), [ADD, RIPE]);
    play.does(A, ADD).opens(B);
    assert_eq!(play.range(A), "ripe 1 chase");
}

/// DTG-31
#[test]
fn before_step_c_actions_that_need_a_facedown_card_are_skipped() {
    let position = Position::new(&["ripe?0 1", "7?"]).pile("12 13").deck("8");
    let mut added = Play::from(&position);
    added.does(A, DRAW).does(A, ADD).does(A, TURN_UP).opens(B);
    assert_eq!((added.range(A).as_str(), added.pile().as_str()), ("ripe 1 8", "12 13"));
    let mut discarded = Play::from(&position);
    discarded.does(A, DRAW).does(A, DISCARD).does(A, TURN_UP).opens(B);
    assert_eq!((discarded.range(A).as_str(), discarded.pile().as_str()), ("ripe 1", "8 12 13"));
    let mut taken = Play::from(&position);
    taken.does(A, TAKE).does(A, TURN_UP).opens(B);
    assert_eq!((taken.range(A).as_str(), taken.pile().as_str()), ("ripe 1 12", "13"));
}

/// DTG-31
#[test]
fn before_step_c_it_can_take_the_discard_or_the_card_below() {
    let position = Position::new(&["ripe?0 1", "7?"]).pile("12 13").deck("8");
    let mut discarded = Play::from(&position);
    discarded.does(A, DRAW).does(A, DISCARD).does(A, RIPE).opens(B);
    assert_eq!((discarded.range(A).as_str(), discarded.pile().as_str()), ("ripe 1 8", "12 13"));
    let mut taken = Play::from(&position);
    taken.does(A, TAKE).does(A, RIPE).opens(B);
    assert_eq!((taken.range(A).as_str(), taken.pile().as_str()), ("ripe 1 13 12", ""));
}

/// DTG-31
#[test]
fn a_card_added_so_is_played() {
    let position = Position::new(&["ripe?0 -3", "7? 8"]).pile("9");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, TURN_UP).asks(A, TaskStep::Shoot).does(A, card(A, 1)).opens(B);
    assert_eq!(play.range(A), "ripe 9");
}

/// DTG-31
#[test]
fn with_another_facedown_card_left_the_turn_goes_on() {
    let mut play = Play::from(&Position::new(&["ripe?0 1?", "7?"]).pile("12").deck("8"));
    play.does(A, TURN_UP).opens(A).does(A, DRAW).does(A, ADD);
    assert_eq!(play.legal(A), [card(A, 1), RIPE]);
}

/// DTG-31
#[test]
fn out_of_turn_it_only_makes_the_seat_be_skipped() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe?1", "8?"]).pile("12"));
    play.does(B, TURN_UP).opens(A).takes(A, 0).opens(C);
}

/// DTG-31, DTG-23
#[test]
fn turned_up_in_a_controlled_turn_it_ends_that_too() {
    let position = Position::new(&["0? 1?", "ripe?1 8", "4?"]).turn(B).control(B, A).pile("12");
    let mut play = Play::from(&position);
    play.does(B, TURN_UP).opens(C);
}

/// DTG-31, DTG-6
#[test]
fn turned_up_as_the_last_facedown_card_of_all_it_leads_to_the_last_question() {
    let mut play = Play::from(&Position::new(&["ripe?0", "8"]).pile("12"));
    play.does(A, TURN_UP).asks(A, TaskStep::LastQuestion).does(A, DECLINE);
    assert!(play.round_ended());
}
