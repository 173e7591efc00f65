//! The first look (DTG-4).

use super::play::*;
use mallard::engine::{Game, SeatSet, Viewer};
use mallard::games::duck_that_goose::{
    Action, Deck, DuckThatGoose, Event, Options, Phase, Position, Refusal,
};

fn options(deck: Deck) -> Options {
    Options { deck, ..Options::default() }
}

/// DTG-4
#[test]
fn every_seat_looks_at_two_own_cards_in_any_order_before_the_first_turn() {
    let mut play = Play::deal(3, 5, options(Deck::Advanced));
    assert_eq!(play.owed(), SeatSet::all(3));
    assert_eq!(play.legal(B).len(), 6);
    play.does(B, Action::Peek([1, 3]));
    assert_eq!(play.owed(), seats(&[A, C]));
    assert_eq!(play.refuses(B, Action::Peek([0, 2])), Refusal::NotAsked);
    assert_eq!(play.refuses(C, Action::Peek([2, 2])), Refusal::TwoOwnCards);
    assert_eq!(play.refuses(C, Action::Peek([0, 4])), Refusal::TwoOwnCards);
    assert_eq!(play.refuses(C, DRAW), Refusal::TwoOwnCards);
    play.does(C, Action::Peek([0, 1])).does(A, Action::Peek([2, 3]));
    assert_eq!(play.owed(), SeatSet::only(A));
    assert_eq!(play.view().phase, Phase::Play);
}

/// DTG-4
#[test]
fn the_others_see_which_places_are_looked_at_but_not_the_cards() {
    let mut play = Play::deal(3, 5, options(Deck::Advanced));
    play.does(B, Action::Peek([1, 3]));
    for event in &play.events {
        let own = DuckThatGoose::redact(event, Viewer::Seat(B));
        let other = DuckThatGoose::redact(event, Viewer::Seat(C));
        let (Some(Event::Looked { kind: Some(_), .. }), Some(Event::Looked { place, kind, .. })) =
            (own, other)
        else {
            panic!("they looked at cards");
        };
        assert_eq!((place.seat, kind), (B, None));
    }
    let kinds = |viewer| {
        let view = play.seen_by(viewer);
        [0, 1, 2, 3].map(|slot| view.remembered(place(B, slot)).is_some())
    };
    assert_eq!(kinds(B), [false, true, false, true]);
    assert_eq!(kinds(C), [false; 4]);
    assert_eq!(play.seen_by(C).looking, [SeatSet::EMPTY, SeatSet::only(B), SeatSet::EMPTY]);
}

/// DTG-4
#[test]
fn any_two_places_may_be_looked_at_and_no_other_number() {
    let play = Play::deal(2, 5, options(Deck::Advanced));
    let pairs: Vec<_> =
        (0..6).flat_map(|a| (a + 1..6).map(move |b| Action::Peek([a, b]))).collect();
    assert_eq!(pairs.len(), 15);
    assert_eq!(play.legal(A), pairs);
    assert_eq!(play.refuses(A, Action::Peek([3, 1])), Refusal::TwoOwnCards);
}

/// DTG-4, DTG-31
#[test]
fn ripe_waits_until_all_have_looked() {
    let position = Position::new(&["0? 1? 4? 7?", "ripe?1 1? 4? 7?"]).pile("12");
    let mut play = Play::from(&position.peek(seats(&[A, B])));
    play.does(B, Action::Peek([0, 1]));
    assert_eq!(play.refuses(B, RIPE), Refusal::NoRipe);
    assert_eq!(play.refuses(B, TURN_UP), Refusal::NoRipe);
    assert_eq!(play.may(), SeatSet::EMPTY);
    play.does(A, Action::Peek([0, 1])).opens(A);
    assert_eq!(play.legal(B), [TURN_UP, RIPE]);
}
