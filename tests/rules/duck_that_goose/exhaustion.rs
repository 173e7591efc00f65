//! An empty deck (DTG-12).

use super::play::*;
use mallard::engine::{Seat, SeatSet};
use mallard::games::duck_that_goose::{Event, Position, Refusal, TaskStep};

/// DTG-12
#[test]
fn an_empty_deck_is_renewed_when_a_card_is_drawn_and_not_before() {
    let position = Position::new(&["0? 1?", "4? 7?"]).pile("12").rest_in_pile();
    let mut play = Play::from(&position);
    assert_eq!(play.view().deck.count, 0);
    let below = play.view().pile.count - 1;
    play.does(A, DRAW);
    assert_eq!(play.view().deck.count, below - 1);
    assert_eq!(play.pile(), "12");
    assert_eq!(play.count(|event| matches!(event, Event::Renewed { .. })), 1);
}

/// DTG-12
#[test]
fn with_an_empty_deck_and_one_discard_a_turn_is_to_take_it() {
    let play = Play::from(&Position::new(&["0? 1?", "4?"]).pile("12").rest_face_up(B));
    assert_eq!(play.legal(A), [TAKE]);
    assert_eq!(play.refuses(A, DRAW), Refusal::NothingToDraw);
    assert_eq!(play.refuses(A, card(A, 0)), Refusal::NotThis);
}

/// DTG-12
#[test]
fn without_any_card_to_draw_or_take_a_turn_turns_a_card_up() {
    let mut play = Play::from(&Position::new(&["0? 1?", "4?"]).rest_face_up(B));
    assert_eq!(play.legal(A), [card(A, 0), card(A, 1)]);
    play.does(A, card(A, 1));
    assert_eq!(play.range(A), "0? 1");
    assert_eq!(play.owed(), SeatSet::only(B));
}

/// DTG-12
#[test]
fn burst_reveals_nothing_when_there_is_nothing() {
    let position = Position::new(&["burst? 1?", "4?"]).rest_face_up(B);
    let mut play = Play::from(&position);
    play.does(A, card(A, 0));
    assert!(play.range(A).starts_with("burst 1?"));
    play.asks(B, TaskStep::Open);
}

/// A seat that owns every card not named, so that deck and pile contain only the named cards.
fn short(ranges: &[&str], deck: &str, pile: &str) -> Play {
    let last = Seat::new(u8::try_from(ranges.len() - 1).expect("few"));
    Play::from(&Position::new(ranges).deck(deck).pile(pile).rest_face_up(last))
}

/// DTG-12
#[test]
fn draw_is_offered_if_the_deck_has_a_card_or_the_pile_has_two() {
    let legal = |deck: &str, pile: &str| short(&["0? 1?", "4?"], deck, pile).legal(A);
    assert_eq!(legal("8", ""), [DRAW]);
    assert_eq!(legal("8", "12"), [DRAW, TAKE]);
    assert_eq!(legal("", "12 8"), [DRAW, TAKE]);
    assert_eq!(legal("", "12"), [TAKE]);
    assert_eq!(legal("", ""), [card(A, 0), card(A, 1)]);
    assert_eq!(legal("", "chase 12"), [TAKE]);
}

/// DTG-12
#[test]
fn the_last_card_of_the_deck_is_drawn_without_renewing_it() {
    let mut play = short(&["0? 1?", "4? 7?"], "8", "12 13 10");
    play.does(A, DRAW);
    assert_eq!((play.view().deck.count, play.pile().as_str()), (0, "12 13 10"));
    play.does(A, ADD).does(A, card(A, 0));
    assert_eq!((play.view().deck.count, play.pile().as_str()), (0, "0 12 13 10"));
    play.does(B, DRAW);
    assert_eq!((play.view().deck.count, play.pile().as_str()), (2, "0"));
}

/// DTG-12
#[test]
fn the_new_deck_is_the_pile_but_its_top_in_another_order() {
    let below = "13 10 9 8 7 -3 -4 1 4 12 13 10";
    let orders = [1, 2, 3].map(|seed| {
        let position = Position::new(&["0? 1?", "4? 7?"]).pile(&format!("12 {below}"));
        let mut play = Play::from(&position.rest_face_up(B).seed(seed));
        play.does(A, DRAW);
        let held = play.view().held.and_then(|held| held.kind).expect("a drawn card");
        let deck = play.top(12);
        let mut cards: Vec<&str> = deck.split(' ').chain([held.code()]).collect();
        cards.sort_unstable();
        let mut expected: Vec<&str> = below.split(' ').collect();
        expected.sort_unstable();
        assert_eq!((cards, play.pile().as_str()), (expected, "12"));
        deck
    });
    assert!(orders[0] != orders[1] || orders[1] != orders[2], "it is shuffled");
}

/// DTG-12
#[test]
fn discards_go_on_top_of_the_card_that_stayed() {
    let mut play = short(&["0? 1?", "4? 7?"], "", "12 13");
    play.does(A, DRAW).does(A, DISCARD);
    assert_eq!(play.pile(), "13 12");
    play.does(A, card(A, 0)).does(B, DRAW);
    assert_eq!((play.view().deck.count, play.pile().as_str()), (0, "13"));
}

/// DTG-12
#[test]
fn burst_renews_the_deck_in_the_middle_of_a_turn() {
    let mut play = short(&["0? burst?", "4? 7?"], "8", "12 13");
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 1));
    // The 8 just discarded is still there; one of the two below was turned up, the other is the deck.
    assert_eq!((play.view().deck.count, play.pile().as_str()), (1, "8"));
    let revealed = play.view().public.task().map(|task| task.step);
    let Some(TaskStep::Lay(laid)) = revealed else { panic!("{revealed:?}") };
    assert!([kind("12"), kind("13")].contains(&laid.kind));
    play.does(A, card(A, 1));
    assert!(play.range(A).starts_with(&format!("0? burst+{}", laid.kind)));
}

/// DTG-12
#[test]
fn a_burst_that_reveals_no_card_keeps_the_pile_and_makes_no_new_deck() {
    let mut play = short(&["0? 1?", "4?"], "", "burst");
    play.takes(A, 0).opens(B);
    assert!(play.range(A).starts_with("burst 1?"));
    assert_eq!(play.pile(), "0");
    assert_eq!(play.count(|event| matches!(event, Event::Renewed { .. })), 0);
}

/// DTG-12
#[test]
fn a_turn_up_for_want_of_cards_is_playing_the_card() {
    let mut play = short(&["freak? 1?", "4? 7?", "8?"], "", "");
    play.does(A, card(A, 0)).asks(A, TaskStep::Control).does(A, to(B)).asks(A, TaskStep::Open);
    assert_eq!(play.legal(A), [card(B, 0), card(B, 1)]);
    assert_eq!(play.owed(), SeatSet::only(A));
    play.does(A, card(B, 1)).opens(C);
}
