//! Throw Someone Under the Bus (DTG-29).

use super::play::*;
use mallard::games::duck_that_goose::{Action, Kind, Position, Refusal, TaskStep};

/// DTG-29
#[test]
fn the_bus_goes_to_an_opponent() {
    let mut play = Play::from(&Position::new(&["0? 1?", "7?", "8?"]).pile("bus"));
    play.takes(A, 0);
    assert_eq!(play.refuses(A, Action::Seat(A)), Refusal::NotAnOpponent(Kind::Bus, A));
    assert_eq!(play.refuses(A, Action::Seat(D)), Refusal::NoSeat(D));
    play.does(A, Action::Seat(C));
    assert_eq!([A, C].map(|seat| play.range(seat)), ["1?", "8? bus"]);
}

/// DTG-29, DTG-14
#[test]
fn it_must_go_and_is_one_card_more_there_and_one_less_here() {
    let mut play = played("bus", &["0? 1?", "7? 8", ""], "");
    assert_eq!(play.legal(A), [to(B), to(C)]);
    assert_eq!(play.refuses(A, DECLINE), Refusal::MustBeDone);
    play.does(A, to(B)).opens(B);
    assert_eq!(play.ranges(), ["1?", "7? 8 bus", ""]);
    assert_eq!(play.worth(B), "21");
}

/// DTG-29
#[test]
fn the_last_card_of_a_range_can_go_so_that_nothing_is_left() {
    let mut play = played("bus", &["0?", "7?"], "");
    play.does(A, to(B)).opens(B);
    assert_eq!(play.ranges(), ["", "7? bus"]);
    play.takes(B, 0);
    assert_eq!(play.scored(A).result(), points(0));
    assert_eq!(play.scored(B).result(), points(13));
}

/// DTG-29, DTG-16
#[test]
fn the_potatoes_move_when_it_is_played_and_not_when_it_goes() {
    let mut play = played("bus", &["0? 1?", "7? 5", "8?"], "");
    assert_eq!(play.ranges(), ["bus 1?", "7?", "8? 5"]);
    play.does(A, to(C));
    assert_eq!(play.ranges(), ["1?", "7?", "8? 5 bus"]);
}

/// DTG-29, DTG-14
#[test]
fn covered_before_it_goes_it_stays() {
    let position = Position::new(&["burst? 1?", "ripe 8?", "7?"]).pile("bus").deck("12");
    let mut play = Play::from(&position);
    play.takes(A, 0).asks(A, TaskStep::Bus).does(B, RIPE).does(B, card(A, 0)).opens(B);
    assert_eq!(play.range(A), "bus+12 1?");
}

/// DTG-29, DTG-14
#[test]
fn flipped_before_it_goes_it_stays() {
    let position = Position::new(&["flip? 1?", "ripe 8?", "7?"]).pile("bus");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(B, RIPE).does(B, card(A, 0)).opens(B);
    assert_eq!(play.ranges(), ["1?", "ripe 8? flip bus?", "7?"]);
}

/// DTG-29
#[test]
fn it_is_worth_thirteen_and_does_not_cancel_a_storm() {
    assert_eq!(["bus", "bus 13", "bus 13 13", "bus train"].map(score), ["13", "26", "13", "0"]);
}
