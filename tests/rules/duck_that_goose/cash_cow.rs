//! Cash Cow (DTG-22).

use super::play::*;
use mallard::engine::{GameEvent, Viewer};
use mallard::games::duck_that_goose::{Event, Kind, Position, Refusal, TaskStep};

/// DTG-22
#[test]
fn cash_cow_lets_its_owner_put_the_top_three_in_order_before_its_turn() {
    let position = Position::new(&["cow 0? 1?", "4?"]).deck("7 8 9 10").pile("12");
    let mut play = Play::from(&position);
    play.asks(A, TaskStep::Look).does(A, DO);
    let codes = |seat| {
        let seen = play.seen_by(seat).deck.seen;
        seen.into_iter().map(Kind::code).collect::<Vec<_>>()
    };
    assert_eq!(codes(A), ["7", "8", "9"]);
    assert!(codes(B).is_empty());
    assert_eq!(play.legal(A).len(), 6);
    play.does(A, order(&[2, 0, 1])).asks(A, TaskStep::Open);
    assert_eq!(play.top(4), "9 7 8 10");
    let remembered = |seat| {
        let deck = play.seen_by(seat).recall.deck;
        deck.into_iter().map(|memory| memory.kind.map(Kind::code)).collect::<Vec<_>>()
    };
    assert_eq!(remembered(A), [Some("9"), Some("7"), Some("8")]);
    assert_eq!(remembered(B), [None; 3]);
}

/// DTG-22
#[test]
fn cash_cow_looks_at_fewer_where_there_are_fewer_and_at_none_of_an_empty_deck() {
    let position = Position::new(&["cow 0? 1?", "4?"]).pile("12").rest_in_pile();
    Play::from(&position).asks(A, TaskStep::Open);
    let mut play = Play::from(&position.deck("7 8"));
    play.does(A, DO).asks(A, TaskStep::Arrange(2));
    assert_eq!(play.legal(A).len(), 2);
}

/// DTG-22, DTG-14
#[test]
fn its_look_may_be_left() {
    let mut play = Play::from(&Position::new(&["cow 0? 1?", "4?"]).deck("7 8 9").pile("12"));
    assert_eq!(play.legal(A), [DO, DECLINE]);
    play.does(A, DECLINE).opens(A);
    assert_eq!(play.top(3), "7 8 9");
    assert!(play.seen_by(A).recall.deck.is_empty());
}

/// DTG-22
#[test]
fn any_order_of_the_cards_will_do_and_only_an_order() {
    let mut play = Play::from(&Position::new(&["cow 0? 1?", "4?"]).deck("7 8 9 10"));
    play.does(A, DO);
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    assert_eq!(play.legal(A).len(), orders.len());
    for places in orders {
        assert!(play.legal(A).contains(&order(&places)));
    }
    assert_eq!(play.refuses(A, order(&[1, 0])), Refusal::OrderOf(3));
    assert_eq!(play.refuses(A, DECLINE), Refusal::NotThis);
    play.does(A, order(&[2, 1, 0]));
    assert_eq!(play.top(4), "9 8 7 10");
}

/// DTG-22
#[test]
fn only_the_seat_that_looked_knows_the_order() {
    let mut play = Play::from(&Position::new(&["cow 0? 1?", "4?"]).deck("7 8 9"));
    play.does(A, DO);
    let seen = play.count(|event| matches!(event, Event::DeckSeen { .. }));
    assert_eq!(seen, 3);
    play.does(A, order(&[2, 1, 0]));
    let arranged = play.events[0];
    let told = |seat| arranged.redacted(Viewer::Seat(seat));
    assert!(matches!(told(A), Event::Arranged { order: Some(_), .. }));
    assert!(matches!(told(B), Event::Arranged { order: None, .. }));
}

/// DTG-22
#[test]
fn it_is_for_the_start_of_each_turn_of_its_owner_and_not_of_others() {
    let mut play = Play::from(&Position::new(&["0? 1?", "cow 4? 7?"]).pile("12"));
    play.opens(A).takes(A, 0).asks(B, TaskStep::Look).does(B, DECLINE).takes(B, 1);
    play.opens(A).takes(A, 1).asks(B, TaskStep::Look);
}

/// DTG-22
#[test]
fn played_in_a_turn_it_waits_for_the_next() {
    let mut play = played("cow", &["0? 1?", "4?"], "");
    play.opens(B).takes(B, 0).asks(A, TaskStep::Look);
}

/// DTG-22
#[test]
fn covered_it_is_not_there_and_without_a_facedown_card_there_is_no_turn() {
    Play::from(&Position::new(&["cow+8 0? 1?", "4?"])).opens(A);
    let mut play = Play::from(&Position::new(&["0? 1?", "cow 4", "7?"]).pile("12"));
    play.takes(A, 0).opens(C);
}

/// DTG-22, DTG-28
#[test]
fn stolen_it_shows_nothing_to_its_new_owner() {
    let mut play = played("thunder", &["0? 1?", "cow 4?"], "");
    play.does(A, card(B, 0)).opens(B).takes(B, 0).opens(A);
    assert!(play.seen_by(B).public.cow_spent, "all know that it does nothing");
}

/// DTG-22, DTG-21
#[test]
fn placed_by_burst_it_serves_the_owner_of_its_range() {
    let position = Position::new(&["0? 1?", "13 4?", "7?"]).pile("burst").deck("cow 8 9");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0)).asks(B, TaskStep::Look).does(B, DO);
    assert_eq!([A, B].map(|seat| play.seen_by(seat).deck.seen.len()), [0, 3]);
}

/// DTG-22
#[test]
fn seen_cards_stay_known_while_they_are_in_the_deck() {
    let position = Position::new(&["cow 0? 1?", "4? 7?"]).deck("8 9 10 12").pile("13");
    let mut play = Play::from(&position);
    play.does(A, DO).does(A, order(&[1, 2, 0])).does(A, DRAW);
    assert_eq!(play.view().held.and_then(|held| held.kind), Some(kind("9")));
    let remembered = |play: &Play, seat| {
        let deck = play.seen_by(seat).recall.deck;
        deck.into_iter().map(|memory| memory.kind.map(Kind::code)).collect::<Vec<_>>()
    };
    assert_eq!(remembered(&play, A), [Some("10"), Some("8")]);
    assert_eq!(remembered(&play, B), [None, None]);
}

/// DTG-22
#[test]
fn it_is_worth_three_and_never_cancels() {
    assert_eq!(score("cow"), "3");
    assert_eq!(played("cow", &["0? 5 1?", "4?"], "").range(A), "cow 1?");
}
