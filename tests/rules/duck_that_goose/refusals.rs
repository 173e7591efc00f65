//! Each refusal names its rule.

use super::play::*;
use mallard::engine::{Refusal as _, Seat, SeatSet};
use mallard::games::duck_that_goose::{Action, Position};

/// The rule that refuses this action of a seat.
#[track_caller]
fn rule(play: &Play, seat: Seat, action: Action) -> &'static str {
    play.refuses(seat, action).rule()
}

/// DTG-4, DTG-5, DTG-8, DTG-9, DTG-11a, DTG-12
#[test]
fn refused_moves_of_a_turn_name_their_rule() {
    let peek = Play::from(&Position::new(&["0? 1?", "8?"]).peek(SeatSet::only(A)));
    assert_eq!(rule(&peek, A, Action::Peek([1, 1])), "DTG-4");
    let mut play = Play::from(&Position::new(&["0? 1?", "8?"]).pile("chase").deck("chase"));
    assert_eq!(rule(&play, A, DRAW), "DTG-8");
    assert_eq!(rule(&play, B, TAKE), "DTG-11a");
    assert_eq!(rule(&play, A, DISCARD), "DTG-11a");
    assert_eq!(rule(&play, A, RIPE), "DTG-31");
    play.does(A, TAKE);
    assert_eq!(rule(&play, A, card(B, 0)), "DTG-9");
    assert_eq!(rule(&play, A, card(E, 0)), "DTG-5");
    play.does(A, card(A, 0)).does(B, DRAW);
    assert_eq!(rule(&play, B, DISCARD), "DTG-9");
    let empty = Play::from(&Position::new(&["0?", "8?"]).rest_face_up(B));
    assert_eq!(rule(&empty, A, DRAW), "DTG-12");
    assert_eq!(rule(&empty, A, TAKE), "DTG-8");
}

/// DTG-14, DTG-19, DTG-22, DTG-23, DTG-24, DTG-25, DTG-26, DTG-27, DTG-28, DTG-29, DTG-30
#[test]
fn refused_choices_of_an_action_name_their_rule() {
    let ranges = ["0? -3 12 train", "8? 10"];
    for (code, action, number) in [
        ("9", card(B, 1), "DTG-19"),
        ("9", card(A, 2), "DTG-19"),
        ("9", DECLINE, "DTG-14"),
        ("freak", to(A), "DTG-23"),
        ("freak", to(C), "DTG-5"),
        ("copycat", name("-3"), "DTG-24"),
        ("flip", card(A, 0), "DTG-25"),
        ("flip", card(B, 0), "DTG-21"),
        ("birds", give(B, "12"), "DTG-26"),
        ("wind", card(B, 1), "DTG-27"),
        ("wind", card(A, 3), "DTG-27"),
        ("thunder", card(A, 2), "DTG-28"),
        ("bus", to(A), "DTG-29"),
        ("tables", card(B, 1), "DTG-30"),
    ] {
        let play = played(code, &ranges, "8");
        assert_eq!(rule(&play, A, action), number, "{code}");
    }
    let mut cow = Play::from(&Position::new(&["0? cow", "8?"]));
    cow.does(A, DO);
    assert_eq!(rule(&cow, A, order(&[0])), "DTG-22");
}
