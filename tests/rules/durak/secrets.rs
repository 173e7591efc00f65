//! Public knowledge, and secrets (the section "Known to all"); and no card is lost.

use super::play::*;
use mallard::engine::cards::CardSet;
use mallard::engine::{Game, GameEvent, Seat, Viewer};
use mallard::games::durak::{Drawn, Durak, Event, Hand, Phase, Position, Stock};

/// DUR-10
#[test]
fn cards_taken_are_known_to_be_in_that_hand_until_played() {
    let hands = ["7c Kd", "9d Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()).bout("7d/8d"));
    play.does(A, attack("7c")).does(B, TAKE);
    assert_eq!(play.known(B), cards("7d 8d 7c"));
    play.does(A, attack("Kd")).does(B, TAKE);
    let mut play = Play::from(&Position::new("9h", &["6s 6d Kc", "9d Ks As"]).options(classic()));
    play.does(A, attack("6s")).does(B, TAKE).does(A, attack("6d")).does(B, beat("6d", "9d"));
    play.does(A, PASS).does(B, attack("6s"));
    assert_eq!(play.known(B), CardSet::EMPTY);
}

/// DUR-3
#[test]
fn the_shown_trump_is_known_until_played() {
    let mut play = Play::deal(2, 1, classic());
    let leader = play.turn();
    let shown = play.known(leader).first().expect("somebody holds a trump in this deal");
    let other = if leader == A { B } else { A };
    let seen = Durak::view(&play.state, Viewer::Seat(other)).recall.known;
    assert_eq!(seen[leader.index()], CardSet::only(shown));
    play.does(leader, mallard::games::durak::Action::Attack(shown));
    assert_eq!(play.known(leader), CardSet::EMPTY);
}

/// DUR-12
#[test]
fn all_see_the_turned_up_card_drawn_and_no_other_drawn_card() {
    let hands = ["Kd Ad Qd Jd", "Ks As Qs Js 6d"];
    let position = Position::new("9h", &hands).options(classic()).bout("6s/7s");
    let mut play = Play::from(&position.stock("6h 7h 9h"));
    play.does(A, PASS);
    assert_eq!((play.known(A), play.known(B)), (CardSet::EMPTY, cards("9h")));
    let drew = |event: &&Event| matches!(event, Event::Drew { .. });
    let draws: Vec<Event> = play.events.iter().filter(drew).copied().collect();
    let [by_a, by_b] = [draws[0], draws[1]];
    let hidden = Event::Drew { seat: A, cards: Drawn::Hidden(2), turned_up: None };
    assert_eq!(by_a.redacted(Viewer::Seat(B)), hidden);
    assert_eq!(by_a.redacted(Viewer::Table), hidden);
    assert_eq!(by_a.redacted(Viewer::Seat(A)), by_a);
    let last = Event::Drew { seat: B, cards: Drawn::Hidden(1), turned_up: Some(card("9h")) };
    assert_eq!(by_b.redacted(Viewer::Seat(A)), last);
}

/// DUR-2
#[test]
fn a_seat_sees_its_own_hand_and_of_the_others_how_many_cards() {
    for me in [A, B, C] {
        let play = Play::deal(3, 1, throw_in());
        let view = Durak::view(&play.state, Viewer::Seat(me));
        for seat in Seat::all(3) {
            let expected = if seat == me { Hand::Seen(play.hand(me)) } else { Hand::Hidden(6) };
            assert_eq!(view.hand(seat), expected);
        }
        assert_eq!(view.stock, Stock::Hidden(18));
        assert_eq!(view.turned_up(), Some(view.public.trump.card));
    }
}

/// DUR-11
#[test]
fn beaten_cards_are_only_remembered() {
    let hands = ["7c Kd", "9d Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()).bout("7d/8d"));
    play.does(A, PASS);
    let mut view = Durak::view(&play.state, Viewer::Seat(A));
    assert!(view.recall.beaten.has(card("7d")) && view.recall.beaten.has(card("8d")));
    view.recall.beaten = CardSet::EMPTY;
    // The pass implies that its seat has no card of their ranks.
    view.recall.doubts = Default::default();
    assert!(!serde_json::to_string(&view).expect("a view is data").contains("\"8d\""));
}

/// DUR-11
#[test]
fn all_cards_of_the_deck_are_conserved_after_each_action() {
    // The state does not contain beaten cards, so the test counts them from the events.
    let mut beaten = 0;
    random_matches(100, |play| {
        for event in &play.events {
            match event {
                Event::Dealt { .. } => beaten = 0,
                Event::BeatenOff { cards, .. } => beaten += cards,
                _ => {}
            }
        }
        let view = play.view();
        let held: u8 = view.hands.iter().map(|hand| hand.len()).sum();
        // At the end of a deal the last bout's cards have left already.
        let over = matches!(play.phase(), Phase::Between(_) | Phase::Over);
        let lying = if over { 0 } else { view.public.bout.lying().len() };
        let all = held + view.stock.len() + lying + beaten;
        assert_eq!(all, view.public.options.deck.size(), "{:?}", play.events);
    });
}

/// After a card was drawn no decision can be undone.
#[test]
fn only_drawn_or_dealt_cards_reveal_hidden_information() {
    let drew = Event::Drew { seat: A, cards: Drawn::Hidden(1), turned_up: None };
    assert!(drew.reveals());
    let laid = Event::Attacked { seat: A, card: card("6h"), opening: true, after_take: false };
    assert!(!laid.reveals());
}
