//! Second Sight (DTG-17).

use super::play::*;
use mallard::engine::{GameEvent, SeatSet, Viewer};
use mallard::games::duck_that_goose::{Event, Kind, Position, Slot};

/// DTG-17
#[test]
fn second_sight_shows_its_owner_all_own_facedown_cards() {
    let mut play = Play::from(&Position::new(&["0? 7? 8", "1?", "1?"]).pile("4").deck("9"));
    play.does(A, TAKE).does(A, card(A, 0));
    assert_eq!(play.range(A), "4 7? 8");
    let seen = |seat| play.seen_by(seat).ranges[0][1].clone();
    assert!(matches!(seen(A), Slot::Down { kind: Some(_), .. }));
    assert!(matches!(seen(C), Slot::Down { kind: None, .. }));
    assert_eq!(play.seen_by(C).public.looking[0], SeatSet::only(A));
}

/// DTG-17
#[test]
fn all_know_of_the_look_and_only_the_owner_sees_the_cards() {
    let play = played("4", &["0? 7? 8?", "1?"], "");
    assert_eq!(play.looked_at(A, A), "7 8");
    assert_eq!(play.looked_at(B, A), "");
    let looked: Vec<_> =
        play.events.iter().filter(|event| matches!(event, Event::Looked { .. })).collect();
    assert_eq!(looked.len(), 2);
    for event in looked {
        let Event::Looked { kind, by, .. } = event.redacted(Viewer::Seat(B)) else {
            panic!("others know of the look");
        };
        assert_eq!((kind, by), (None, SeatSet::only(A)));
    }
}

/// DTG-17
#[test]
fn seen_cards_are_remembered_but_hidden_after_the_next_decision() {
    let mut play = played("4", &["0? 7?", "1?"], "");
    play.takes(B, 0);
    assert_eq!(play.looked_at(A, A), "");
    assert_eq!(play.seen_by(A).remembered(place(A, 1)), Some(kind("7")));
}

/// DTG-17
#[test]
fn turned_up_it_shows_the_cards_that_are_still_facedown() {
    let mut play = Play::from(&Position::new(&["4? 7? 8?", "1?"]).deck("12"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)).opens(B);
    assert_eq!(play.looked_at(A, A), "7 8");
}

/// DTG-17
#[test]
fn without_a_facedown_card_it_shows_nothing() {
    let mut play = played("4", &["0? 12", "1?"], "");
    play.opens(B);
    assert_eq!(play.count(|event| matches!(event, Event::Looked { .. })), 0);
    assert_eq!(play.view().public.looking[..2], [SeatSet::EMPTY; 2], "nobody looks at anything");
}

/// DTG-17
#[test]
fn a_look_ends_with_its_round() {
    let mut play = Play::from(&Position::new(&["0?", "1"]).pile("4"));
    play.takes(A, 0);
    assert!(play.round_ended());
    assert_eq!(play.view().public.looking[..2], [SeatSet::EMPTY; 2]);
}

/// DTG-17, DTG-26
#[test]
fn given_by_kill_two_birds_it_shows_the_cards_to_the_seat_that_got_it() {
    let mut play = played("birds", &["0? 1?", "8? 13?", "7?"], "4");
    play.does(A, give(B, "4")).opens(B);
    assert_eq!(play.looked_at(B, B), "8 13");
    assert_eq!(play.looked_at(A, B), "");
    assert_eq!(play.looked_at(A, A), "");
}

/// DTG-17
#[test]
fn a_second_one_cancels_the_first_and_a_third_counts() {
    assert_eq!(["4", "4 4", "4 4 4"].map(score), ["4", "0", "4"]);
    assert_eq!(Kind::SecondSight.copies(), 3);
}
