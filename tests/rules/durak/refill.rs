//! Drawing from the stock (DUR-12).

use super::play::*;
use mallard::engine::Seat;
use mallard::engine::cards::CardSet;
use mallard::games::durak::{Drawn, Event, Position};

/// The cards that each seat drew after the last action, in the order of drawing.
fn draws(play: &Play) -> Vec<(Seat, CardSet)> {
    let draw = |event: &Event| match *event {
        Event::Drew { seat, cards: Drawn::Known(cards), .. } => Some((seat, cards)),
        _ => None,
    };
    play.events.iter().filter_map(draw).collect()
}

/// DUR-12
#[test]
fn the_opener_draws_first_then_clockwise_and_the_defender_last() {
    let hands = ["Kd Ad 6c 7c", "Ks As Qs Js 6d", "10s 8s 9s 8d", "Kc Ac Qc Jc 10c"];
    let position = Position::new("9h", &hands).opener(B).options(classic()).bout("6s/7s");
    let mut play = Play::from(&position.stock("6h 7h 8h 10h 9h"));
    play.does(B, PASS);
    let expected = [(B, "6h"), (D, "7h"), (A, "8h 10h"), (C, "9h")];
    assert_eq!(draws(&play), expected.map(|(seat, names)| (seat, cards(names))));
}

/// DUR-12
#[test]
fn hands_are_filled_to_six() {
    let hands = ["Kd Ad", "Ks As Qs Js 6d"];
    let position = Position::new("9h", &hands).options(classic()).bout("6s/7s");
    let mut play = Play::from(&position.stock("6h 7h 8h 10h Jh Qh Kh 9h"));
    play.does(A, PASS);
    assert_eq!((play.hand(A).len(), play.hand(B).len()), (6, 6));
    assert_eq!(play.view().stock.len(), 3);
}

/// DUR-12
#[test]
fn a_hand_of_six_or_more_draws_none() {
    let hands = ["Kd Ad Qd Jd 10d", "Ks As Qs Js 6d 7d", "6c 7c 8c 10c Jc Qc Kc"];
    let position = Position::new("9h", &hands).options(classic()).bout("6s");
    let mut play = Play::from(&position.stock("6h 7h 9h"));
    play.does(B, TAKE);
    assert_eq!(draws(&play), [(A, cards("6h"))]);
}

/// DUR-12
#[test]
fn the_stock_may_run_short() {
    let hands = ["Kd Ad", "Ks As Qs"];
    let position = Position::new("9h", &hands).options(classic()).bout("6s/7s");
    let mut play = Play::from(&position.stock("6h 9h"));
    play.does(A, PASS);
    assert_eq!(draws(&play), [(A, cards("6h 9h"))]);
    assert_eq!((play.hand(A).len(), play.hand(B).len()), (4, 3));
}

/// DUR-12
#[test]
fn the_turned_up_trump_goes_last() {
    let hands = ["Kd Ad Qd Jd", "Ks As Qs Js 6d"];
    let position = Position::new("9h", &hands).options(classic()).bout("6s/7s");
    let mut play = Play::from(&position.stock("6h 7h 9h"));
    play.does(A, PASS);
    let last =
        Event::Drew { seat: B, cards: Drawn::Known(cards("9h")), turned_up: Some(card("9h")) };
    assert!(play.happened(last));
    assert!(play.view().stock.is_empty());
}

/// DUR-12
#[test]
fn the_opener_draws_first_after_transfers_too() {
    let hands = ["7s Kd Ad Qd Jd", "7d Ks As Qs Js", "Kc Ac Qc Jc"];
    let position = Position::new("9h", &hands).options(transfers()).bout("7c");
    let mut play = Play::from(&position.stock("6h 7h 8h 9h"));
    play.does(B, transfer("7d")).does(C, TAKE);
    assert_eq!(draws(&play), [(A, cards("6h")), (B, cards("7h 8h"))], "C holds six");
}

/// DUR-12
#[test]
fn an_opener_that_now_defends_draws_last() {
    let hands = ["8c Kd Ad Qd", "7s Ks As Qs", "7d Kc Ac Qc"];
    let position = Position::new("9h", &hands).options(transfers()).bout("7c");
    let stock = "6h 7h 8h 10h Jh Qh Kh 9h";
    let mut play = Play::from(&position.stock(stock));
    play.does(B, transfer("7s")).does(C, transfer("7d")).does(A, TAKE);
    assert_eq!(play.drew(), [B, C], "A took and holds more than six");

    let hands = ["8c 8s 8d Qd", "7s Ks As Qs", "7d Kc Ac Qc"];
    let position = Position::new("9h", &hands).options(transfers()).bout("7c");
    let mut play = Play::from(&position.stock(stock));
    play.does(B, transfer("7s")).does(C, transfer("7d"));
    play.does(A, beat("7c", "8c")).does(A, beat("7s", "8s")).does(A, beat("7d", "8d"));
    play.does(C, PASS).does(B, PASS);
    assert_eq!(play.drew(), [B, C, A]);
}
