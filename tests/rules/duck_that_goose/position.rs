//! Inconsistent positions are refused, so that no test uses an impossible one.

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Options, Position, Rounds, TaskStep};

#[track_caller]
fn refused(position: &Position) -> String {
    position.state().expect_err("it must not fit")
}

#[test]
fn there_are_no_more_cards_than_the_deck_has() {
    let twice = "there are not so many cards goose";
    assert_eq!(refused(&Position::new(&["goose? goose", "0?"])), twice);
    assert_eq!(refused(&Position::new(&["goose?", "0?"]).pile("goose")), twice);
    assert_eq!(refused(&Position::new(&["goose?", "0?"]).deck("8 goose")), twice);
    assert_eq!(refused(&Position::new(&["0?", "goose+8"]).deck("goose")), twice);
}

#[test]
fn a_card_is_of_the_deck() {
    assert_eq!(refused(&Position::new(&["11? 0", "0?"])), "there is no card \"11\"");
    let novice = Position::new(&["0?", "burst"]).options(Options::default());
    assert_eq!(refused(&novice), "there are not so many cards burst");
}

#[test]
fn only_copycat_is_named_and_only_as_it_can_be() {
    assert!(refused(&Position::new(&["0?", "8=9"])).contains("cannot lie so"));
    assert!(refused(&Position::new(&["0?", "copycat=-3"])).contains("cannot lie so"));
    assert!(refused(&Position::new(&["0?", "copycat=train"])).contains("cannot lie so"));
    assert!(Position::new(&["0?", "copycat=/2"]).state().is_ok());
}

#[test]
fn a_turn_needs_a_facedown_card() {
    assert_eq!(refused(&Position::new(&["0", "0?"])), "seat 0 has no facedown card");
    assert!(Position::new(&["0", "0?"]).turn(B).state().is_ok());
}

#[test]
fn seats_and_rounds_are_there() {
    assert!(refused(&Position::new(&["0?"])).contains("1 seats"));
    assert!(refused(&Position::new(&["0?"; 10])).contains("10 seats"));
    assert_eq!(refused(&Position::new(&["0?", "1"]).dealer(C)), "there is no seat 2");
    assert_eq!(refused(&Position::new(&["0?", "1"]).control(A, D)), "there is no seat 3");
    assert_eq!(refused(&Position::new(&["0?", "1"]).turn(E)), "there is no seat 4");
    assert_eq!(refused(&Position::new(&["0?2", "1"])), "\"2\" are no seats");
    let two = Options { rounds: Rounds::Count(2), ..Options::default() };
    let position = Position::new(&["0?", "1"]).options(two);
    assert_eq!(refused(&position.clone().round(3)), "there is no round 3 of 2");
    assert_eq!(refused(&position.round(0)), "there is no round 0 of 2");
}

#[test]
fn seen_cards_of_the_deck_are_in_the_deck() {
    let seen = [SeatSet::only(A); 4];
    let position = Position::new(&["0?", "1"]);
    assert_eq!(
        refused(&position.clone().deck_seen(&seen)),
        "nobody sees more than 3 cards of the deck"
    );
    assert!(position.clone().deck_seen(&seen[..3]).state().is_ok());
    let empty = position.rest_in_pile().deck_seen(&seen[..1]);
    assert!(refused(&empty).contains("not in the deck"));
}

#[test]
fn the_remaining_cards_go_to_the_chosen_place() {
    let position = Position::new(&["0?", "1"]);
    let count = |position: &Position| {
        let view = Play::from(position).view();
        (view.deck.count, view.pile.count)
    };
    assert_eq!(count(&position), (67, 0));
    assert_eq!(count(&position.clone().pile("8").rest_in_pile()), (0, 67));
    assert_eq!(count(&position.clone().deck("8").rest_face_up(B)), (1, 0));
    assert_eq!(Play::from(&position.deck("8 9 10")).top(3), "8 9 10");
}

#[test]
fn the_first_task_follows_from_the_table() {
    let step =
        |position: &Position| Play::from(position).view().public.task().map(|task| task.step);
    assert_eq!(step(&Position::new(&["0?", "1"])), Some(TaskStep::Open));
    assert_eq!(step(&Position::new(&["0? cow", "1"])), Some(TaskStep::Look));
    assert_eq!(step(&Position::new(&["0? 1?", "1?"]).peek(SeatSet::only(A))), None);
}
