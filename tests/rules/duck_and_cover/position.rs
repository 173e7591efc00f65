//! Inconsistent positions are refused, so that no test uses an impossible one.

use super::play::*;
use mallard::games::duck_and_cover::Position;

#[track_caller]
fn refused(position: &Position) -> String {
    position.state().expect_err("it must not fit")
}

#[test]
fn a_duck_is_in_one_place_only() {
    assert_eq!(refused(&Position::new(&["6 2/6", TWO])), "6 is in two places");
    assert_eq!(refused(&Position::new(&[TWO, "7 . 7"])), "7 is in two places");
}

#[test]
fn words_are_numbers_and_cards() {
    assert_eq!(refused(&Position::new(&["13 2", TWO])), "there is no number 13");
    assert_eq!(refused(&Position::new(&["six 2", TWO])), "\"six\" is no number");
    assert_eq!(refused(&Position::new(&[TWO, TWO]).deck("lowest")), "\"lowest\" is no number");
    assert_eq!(refused(&Position::new(&[TWO, ". ."])), "no stacks");
}

#[test]
fn a_captains_card_is_there_as_often_as_in_the_deck() {
    let position = Position::new(&[TWO, TWO]).deck("5").pile("5");
    assert!(position.state().is_ok());
    assert_eq!(refused(&position.discards("5")), "too many of Number(Five)");
    assert_eq!(refused(&Position::new(&[TWO, TWO]).deck("repeat repeat")), "too many of Repeat");
}

#[test]
fn the_round_is_not_over() {
    assert_eq!(refused(&Position::new(&["6", TWO])), "the round is over: SingleStack");
    let full = Position::new(&[TWO, TWO]).discards("1 3 4 5 6 7 8 9 10");
    assert_eq!(refused(&full), "the round is over: DiscardsFull");
    let called = Position::new(&[TWO, TWO]).calls(400);
    assert_eq!(refused(&called), "the round is over: MostCalls");
    assert_eq!(refused(&Position::new(&[TWO, TWO]).calls(500)), "500 calls (DNC-15)");
}

#[test]
fn seats_and_rounds_fit() {
    assert_eq!(refused(&Position::new(&[TWO])), "1 seats cannot play");
    assert_eq!(refused(&Position::new(&[TWO; 8])), "8 seats cannot play");
    let points = "points for other rounds or seats";
    assert_eq!(refused(&Position::new(&[TWO, TWO]).points(&[&[1]])), points);
    assert_eq!(refused(&Position::new(&[TWO, TWO]).points(&[&[1, 1][..]; 3])), points);
}

#[test]
fn numbers_that_are_not_named_are_at_the_bottom() {
    let play = Play::from(&Position::new(&["5/3 6/4", TWO]).deck("7 8"));
    assert_eq!(play.under(A, 5), [3, 1, 2, 7, 8, 9, 10, 11, 12]);
    assert_eq!(play.under(A, 6), [4]);
    assert_eq!(play.view().deck.len(), 26);
    let play = Play::from(&Position::new(&["5 6", TWO]).deck("7 8").pile("9").rest_on_pile());
    assert_eq!((play.view().deck.len(), play.view().pile.top), (2, Some(card(9))));
}

#[test]
fn turned_cards_count_as_calls() {
    let position = Position::new(&[TWO, TWO]).pile("9 8").discards("10 11 12");
    assert_eq!(Play::from(&position).view().public.calls, 5);
    assert_eq!(Play::from(&position.calls(7)).view().public.calls, 7);
}
