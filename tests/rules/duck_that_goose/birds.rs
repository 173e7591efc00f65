//! Kill Two Birds With One Stone (DTG-26).

use super::play::*;
use mallard::games::duck_that_goose::{Position, Refusal, TaskStep};

/// DTG-26
#[test]
fn kill_two_birds_gives_one_or_two_seats_a_yellow_discard_each() {
    let position = Position::new(&["0? 1?", "7?", "7?"]).pile("birds 12 8 5");
    let mut play = Play::from(&position);
    play.takes(A, 0);
    assert_eq!(play.refuses(A, DECLINE), Refusal::MustBeDone);
    let twelve = give(B, "12");
    assert_eq!(play.refuses(A, twelve), Refusal::NotInPile(kind("12")));
    play.does(A, give(A, "8"));
    assert_eq!(play.refuses(A, give(A, "5")), Refusal::GivenAlready(A));
    play.does(A, DECLINE);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("birds 1? 8", "0 12 5"));
}

/// DTG-26
#[test]
fn any_seat_may_be_given_any_yellow_kind_in_the_pile() {
    let play = played("birds", &["0? 1?", "8?", ""], "4 5 6 7 8 9 12 -3 x2 goose copycat");
    let mut expected = Vec::new();
    for seat in [A, B, C] {
        expected.extend(["4", "5", "6", "7", "8", "9"].map(|code| give(seat, code)));
    }
    assert_eq!(play.legal(A), expected);
    for code in ["0", "12", "-3", "x2", "goose", "copycat"] {
        assert_eq!(play.refuses(A, give(B, code)), Refusal::NotInPile(kind(code)));
    }
    assert_eq!(play.refuses(A, give(D, "4")), Refusal::NoSeat(D));
}

/// DTG-26, DTG-14
#[test]
fn one_must_be_given_if_there_is_one_and_the_second_may_be_left() {
    let mut play = played("birds", &["0? 1?", "8?"], "7 4");
    assert_eq!(play.refuses(A, DECLINE), Refusal::MustBeDone);
    play.does(A, give(A, "7"));
    assert_eq!(play.legal(A), [give(B, "4"), DECLINE]);
    play.does(A, DECLINE).opens(B);
    assert_eq!(play.ranges(), ["birds 1? 7", "8?"]);
}

/// DTG-26
#[test]
fn with_one_yellow_card_there_is_no_second_question() {
    let mut play = played("birds", &["0? 1?", "8?"], "12 7");
    play.does(A, give(B, "7")).opens(B);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("8? 7", "0 12"));
}

/// DTG-26
#[test]
fn the_second_card_may_be_of_the_same_kind() {
    let mut play = played("birds", &["0? 1?", "8?", "10?"], "7 7");
    play.does(A, give(B, "7")).does(A, give(C, "7")).opens(B);
    assert_eq!(play.ranges(), ["birds 1?", "8? 7", "10? 7"]);
}

/// DTG-26
#[test]
fn the_topmost_of_equal_cards_moves() {
    let mut play = played("birds", &["0? 1?", "8?"], "12 7 13 7 10");
    let topmost = play.view().recall.pile.iter().rev().find(|card| card.kind == kind("7")).copied();
    play.does(A, give(B, "7"));
    assert_eq!(Some(play.view().range(B)[1].mark()), topmost.map(|card| card.mark));
    assert_eq!(play.pile(), "0 12 13 7 10");
}

/// DTG-26
#[test]
fn no_action_runs_before_both_are_given() {
    let mut play = played("birds", &["0? 1?", "-3 8?", "10?"], "6 9 6 4");
    play.does(A, give(C, "6"));
    assert_eq!(play.range(C), "10? 6", "the other Devil stays until both are given");
    assert!(play.legal(A).contains(&give(B, "6")));
    play.does(A, give(B, "9")).asks(B, TaskStep::Shoot);
    assert_eq!(play.range(C), "10? 6 6", "the first card acts first");
    play.does(B, card(B, 0)).opens(B);
}

/// DTG-26
#[test]
fn each_action_is_its_recipients() {
    let mut play = played("birds", &["0? 1? -3", "-4 8?", "7?"], "9 9");
    play.does(A, give(B, "9")).does(A, give(A, "9"));
    play.asks(B, TaskStep::Shoot);
    assert_eq!(play.refuses(A, card(A, 2)), Refusal::NotAsked);
    assert_eq!(play.refuses(B, DECLINE), Refusal::MustBeDone);
    play.does(B, card(B, 0)).asks(A, TaskStep::Shoot);
    assert_eq!(play.legal(A), [card(A, 2)]);
    play.does(A, card(A, 2)).opens(B);
}

/// DTG-26, DTG-31
#[test]
fn ripe_can_take_the_last_yellow_card_before_the_second_is_given() {
    let position = Position::new(&["7? 1?", "ripe 8?", "10?"]).pile("birds 12 4");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, give(A, "4"));
    assert_eq!(play.pile(), "7 12");
    play.does(B, RIPE).opens(B);
    assert_eq!(play.ranges(), ["birds 1? 4", "ripe 8? 7", "10?"]);
    assert_eq!(play.looked_at(A, A), "1", "the first card has acted");
}

/// DTG-26, DTG-16
#[test]
fn a_given_potato_stays_where_it_is_given() {
    let mut play = played("birds", &["0? 1? 5", "8?", "7?"], "5");
    assert_eq!(play.range(B), "8? 5");
    play.does(A, give(C, "5")).opens(B);
    assert_eq!(play.ranges(), ["birds 1?", "8? 5", "7? 5"]);
}

/// DTG-26, DTG-6
#[test]
fn a_seat_without_any_card_may_be_given_one() {
    let mut play = played("birds", &["0? 1?", "", "7?"], "8");
    play.does(A, give(B, "8")).opens(C);
    assert_eq!(play.ranges(), ["birds 1?", "8", "7?"]);
}
