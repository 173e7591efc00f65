//! Skipped seats, and the end of a round (DTG-6).

use super::play::*;
use mallard::engine::{Seat, SeatSet};
use mallard::games::duck_that_goose::{Event, Position};

/// DTG-6
#[test]
fn a_seat_without_a_facedown_card_is_skipped() {
    let position = Position::new(&["0?", "1 4", "7? 8?", "0?"]).pile("12");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0));
    assert_eq!(play.owed(), SeatSet::only(C));
    play.does(C, TAKE).does(C, card(C, 1)).does(D, TAKE).does(D, card(D, 0));
    assert_eq!(play.owed(), SeatSet::only(C));
}

/// DTG-6
#[test]
fn the_round_ends_when_no_seat_has_a_facedown_card() {
    let mut play = Play::from(&Position::new(&["0? 1?", "4?"]).pile("12"));
    play.does(A, TAKE).does(A, card(A, 0)).does(B, TAKE).does(B, card(B, 0));
    assert_eq!(play.view().public.round, 1);
    play.does(A, TAKE).does(A, card(A, 1));
    assert_eq!(play.view().public.round, 2);
    assert!(play.events.iter().any(|event| matches!(event, Event::RoundEnded { round: 1 })));
}

/// DTG-6
#[test]
fn the_dealers_left_is_skipped_too() {
    let mut play = Play::from(&Position::new(&["0?", "1", "", "8?"]).pile("12").turn(D));
    play.takes(D, 0).opens(A).takes(A, 0);
    assert!(play.round_ended());
}

/// DTG-6, DTG-25
#[test]
fn a_seat_that_gets_a_facedown_card_comes_back_in() {
    let position = Position::new(&["flip? 0?", "13 8?", "7 4?"]).pile("12 10");
    let mut play = Play::from(&position);
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)).does(A, card(C, 0));
    assert_eq!(play.ranges(), ["flip 0? 7?", "13 8?", "4?"]);
    play.takes(B, 1).takes(C, 0).takes(A, 1).opens(A);
}

/// DTG-6
#[test]
fn the_round_ends_only_when_the_last_action_is_done() {
    let mut play = Play::from(&Position::new(&["0?", "8"]).pile("thunder"));
    play.takes(A, 0);
    assert_eq!(play.view().public.round, 1);
    play.does(A, card(B, 0));
    assert!(play.round_ended());
    assert_eq!(play.scored(A).result().to_string(), "9");
    assert_eq!(play.scored(B).result().to_string(), "0");
}

/// DTG-6, DTG-25
#[test]
fn a_facedown_card_from_the_last_action_continues_the_round() {
    let mut play = Play::from(&Position::new(&["0?", "8"]).pile("flip"));
    play.takes(A, 0).does(A, card(B, 0)).opens(A);
    assert_eq!(play.view().public.round, 1);
    assert_eq!(play.ranges(), ["flip 8?", ""]);
}

/// DTG-6
#[test]
fn at_a_table_of_nine_seats_without_cards_are_passed_over_and_score_nothing() {
    let ranges = ["0?", "", "", "8", "", "", "", "", "7?"];
    let mut play = Play::from(&Position::new(&ranges).pile("12"));
    play.takes(A, 0).opens(Seat::new(8)).takes(Seat::new(8), 0);
    assert!(play.round_ended());
    let scores: Vec<_> = Seat::all(9).map(|seat| play.scored(seat).result().to_string()).collect();
    assert_eq!(scores, ["12", "0", "0", "8", "0", "0", "0", "0", "0"]);
}

/// DTG-6
#[test]
fn the_beginning_of_a_turn_is_an_event() {
    let mut play = Play::from(&Position::new(&["0? 1?", "8", "4?"]).pile("12"));
    play.takes(A, 0);
    let began = Event::TurnBegan { seat: C, controller: None };
    assert_eq!(play.events.last(), Some(&began));
    assert_eq!(play.owed(), SeatSet::only(C));
}
