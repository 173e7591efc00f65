//! Deck, captain pile and discard zone (DNC-12, DNC-13).

use super::play::*;
use mallard::engine::{Game, Viewer};
use mallard::games::duck_and_cover::{
    CaptainCard, Cards, DuckAndCover, Event, Fate, Position, Turned,
};

/// DNC-12
#[test]
fn a_card_that_no_seat_can_move_goes_to_the_discard_zone() {
    let mut play = Play::from(&Position::new(&[TWO, TWO, TWO]).deck("5 7 5"));
    play.does(A, TURN);
    assert!(play.happened(Event::Discarded { card: card(5), count: 1, left: 7 }));
    let quacks = play.events.iter().filter(|event| matches!(event, Event::Quacked { .. }));
    assert_eq!(quacks.count(), 3);
    play.does(A, TURN).does(A, TURN);
    assert_eq!(play.view().pile.top, None);
    assert_eq!(play.owed(), [A], "on with the next card");
}

/// DNC-12
#[test]
fn all_of_the_discard_zone_stays_visible_with_the_count_and_how_many_are_left() {
    let mut play = Play::from(&Position::new(&[TWO, TWO, TWO]).deck("5 7 2 5"));
    play.does(A, TURN).does(A, TURN).does(A, TURN);
    play.does(A, duck(1, 1)).does(B, duck(1, 1)).does(C, duck(1, 1));
    play.does(A, TURN);
    for viewer in [Viewer::Table, Viewer::Seat(B)] {
        let view = DuckAndCover::view(&play.state, viewer);
        assert_eq!(*view.public.discards, [card(5), card(7), card(5)]);
        assert_eq!((view.public.most_discards(), view.public.discards_left()), (8, 5));
    }
    assert!(play.happened(Event::Discarded { card: card(5), count: 3, left: 5 }));
}

/// DNC-12
#[test]
fn a_card_that_a_seat_moves_goes_onto_the_captain_pile() {
    let mut play = Play::called(&["5 6 7", "6/5 7"], "5 6 7");
    assert_eq!(play.view().pile.top, None, "not before the moves");
    play.does(A, duck(3, 0));
    assert_eq!(play.events.last(), Some(&Event::Piled { card: card(5) }));
    play.does(A, TURN).does(A, duck(3, 1)).does(B, duck(1, 1));
    let view = DuckAndCover::view(&play.state, Viewer::Table);
    assert_eq!((view.pile.top, view.pile.cards.len()), (Some(card(6)), 2));
    assert!(view.public.discards.is_empty());
}

/// DNC-12
#[test]
fn only_the_last_card_of_the_pile_may_be_seen() {
    let play = Play::from(&Position::new(&[TWO, TWO]).pile("5 9 1"));
    for viewer in [Viewer::Table, Viewer::Seat(A)] {
        let pile = DuckAndCover::view(&play.state, viewer).pile;
        assert_eq!((pile.top, pile.cards), (Some(card(1)), Cards::Hidden(3)));
    }
    let all = Cards::Seen([5, 9, 1].map(card).to_vec());
    assert_eq!(play.view().pile.cards, all, "the last is the top");
}

/// Two seats and a deck that ends with the next card.
fn last_card() -> Position {
    Position::new(&[TWO, TWO]).deck("2").discards("9 5").rest_on_pile()
}

/// DNC-13
#[test]
fn an_empty_deck_is_refilled_from_the_captain_pile_for_the_next_call() {
    let mut play = Play::from(&last_card());
    play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1));
    let view = play.view();
    assert_eq!((view.deck.len(), view.pile.cards.len()), (0, 24), "not before");
    play.does(A, TURN);
    assert_eq!(play.events[0], Event::Reshuffled { cards: 24 });
    let Some(turned) = play.turned() else { panic!("a card is turned") };
    let view = play.view();
    assert_eq!((view.deck.len(), view.pile.top), (23, None));
    assert_eq!(view.public.turned.map(|turned| turned.card), Some(turned));
}

/// DNC-13
#[test]
fn the_discard_zone_stays() {
    let mut play = Play::from(&last_card());
    play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1)).does(A, TURN);
    assert_eq!(play.view().public.discards[..2], [card(9), card(5)]);
}

/// DNC-13
#[test]
fn the_pile_is_shuffled() {
    let first = |seed| {
        let mut play = Play::from(&last_card().seed(seed));
        play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1)).does(A, TURN);
        play.turned()
    };
    let seen: std::collections::BTreeSet<Option<CaptainCard>> = (0..300).map(first).collect();
    assert_eq!(seen.len(), 14, "each card of the pile can come first");
}

/// DNC-13
#[test]
fn the_last_call_stays_shown() {
    let mut play = Play::from(&last_card());
    play.does(A, TURN).does(A, duck(1, 1)).does(B, duck(1, 1));
    let turned = play.view().public.turned.expect("a card was turned");
    assert_eq!((turned.card, turned.fate != Fate::Discarded), (card(2), true));

    let mut play = Play::from(&Position::new(&[TWO, TWO]).deck("5"));
    play.does(A, TURN);
    let discarded = Turned { card: card(5), fate: Fate::Discarded };
    assert_eq!(play.view().public.turned, Some(discarded));
}

/// DNC-12
#[test]
fn after_each_action_every_card_of_the_captain_is_in_one_place() {
    random_matches(30, |play| {
        DuckAndCover::check_invariants(&play.state).expect("nothing is lost");
    });
}
