//! The examples at the end of the rules.

use super::play::*;
use mallard::games::duck_and_cover::{Ending, Event, Fate, Position};

/// DNC-16
#[test]
fn four_seats_six_discards_and_a_ten_that_only_one_seat_can_move() {
    let tableaux = ["6 2", "10 6", "1 4 6", "12 6"];
    let position = Position::new(&tableaux).discards("3 3 5 7 8 9").deck("10");
    let mut play = Play::from(&position.points(&[&[0; 4], &[0; 4]]));
    play.does(A, TURN);
    let quack = |seat| Event::Quacked { seat, number: number(10), animal: None };
    let quacks = [A, C, D].map(quack);
    assert!(quacks.into_iter().all(|quack| play.happened(quack)));
    assert_eq!(play.owed(), [B]);
    play.does(B, RIGHT);
    assert_eq!(play.ending(), Some(Ending::SingleStack));
    assert_eq!(play.scored(), [3, -4, 4, 7]);
    let view = play.view();
    assert_eq!(view.pile.top, Some(card(10)), "it goes to the captain pile");
    assert_eq!(view.public.discards.len(), 6);
}

/// DNC-15
#[test]
fn without_a_move_the_ten_is_the_seventh_discard() {
    let tableaux = ["6 2", "6/10 2", "1 4 6", "12 6"];
    let mut play = Play::from(&Position::new(&tableaux).discards("3 3 5 7 8 9").deck("10"));
    play.does(A, TURN);
    assert!(play.happened(Event::Discarded { card: card(10), count: 7, left: 0 }));
    assert_eq!(play.ending(), Some(Ending::DiscardsFull));
    assert_eq!(play.scored(), [3, 3, 4, 7]);
}

/// The round of the rulebook: a cover, a duck out of the grid, a cover, and a quack.
/// DNC-5
#[test]
fn a_five_is_called_and_each_seat_does_as_it_likes() {
    let mut play = Play::called(&["5 12; 1 2", "5 1; 2 6", "8 1; 5 2", "7/5 1; 2 3"], "5");
    assert_eq!(play.owed(), [A, B, C]);
    play.does(A, RIGHT).does(B, duck(2, 1)).does(C, UP);
    assert_eq!([A, B, C].map(|seat| play.cell_of(seat, 5)), [(1, 0), (2, 1), (0, 0)]);
    assert!(play.happened(Event::Piled { card: card(5) }));
    let fate = play.view().public.turned.map(|turned| turned.fate);
    assert!(matches!(fate, Some(Fate::Calls(_))));
}
