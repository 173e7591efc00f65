//! The deal (DKT-2, DKT-3).

use super::play::*;
use mallard::engine::{Rng, Seat};
use mallard::games::duckit::{Card, CardSet, Event, Hand, Phase};

/// DKT-2
#[test]
fn the_deal_shuffles_all_cards_again() {
    for seed in 0..50 {
        let view = Play::deal(seed).view();
        let mut rng = Rng::from_seed(seed);
        let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
        // Once to draw for the dealer, again for the deal.
        rng.shuffle(&mut pack);
        let mut pack: Vec<Card> = CardSet::FULL.iter().collect();
        rng.shuffle(&mut pack);
        let mut hands = [CardSet::EMPTY; 3];
        for seat in (0..9).flat_map(|_| view.public.dealer.step_left(1, 3).clockwise(3)) {
            let card = pack.pop().expect("29 cards");
            hands[seat.index()] = hands[seat.index()].with(card);
        }
        assert_eq!(view.hands.map(Hand::cards), hands);
        assert_eq!(pack, [view.quacker.card().expect("seen"), view.public.turned_up]);
    }
}

/// DKT-3
#[test]
fn each_seat_gets_nine_cards_and_two_remain() {
    random_matches(10, |play| {
        if play.events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
            let view = play.view();
            assert_eq!(view.hands.map(Hand::len), [9; 3]);
            let held = view.hands.iter().fold(CardSet::EMPTY, |all, hand| all.or(hand.cards()));
            let quacker = view.quacker.card().expect("everyone sees it");
            let remain = CardSet::only(view.public.turned_up).with(quacker);
            assert_eq!(CardSet::FULL.minus(held), remain);
        }
    });
}

/// DKT-3
#[test]
fn the_upper_card_is_visible_and_the_lower_hidden() {
    let play = Play::deal(3);
    let all = play.view();
    for view in SEATS.map(|seat| play.seen_by(seat)) {
        assert_eq!(view.public.turned_up, all.public.turned_up);
        assert_eq!(view.quacker.card(), None);
        assert_eq!(view.quacker.taker(), None);
    }
}

/// DKT-3
#[test]
fn the_event_of_a_deal_has_dealer_leader_and_turned_up_card() {
    let play = Play::deal(3);
    let view = play.view();
    let leader: Seat = view.public.dealer.step_left(1, 3);
    let dealt = Event::Dealt {
        round: 1,
        dealer: view.public.dealer,
        leader,
        turned_up: view.public.turned_up,
    };
    assert_eq!(play.events.last(), Some(&dealt));
    assert_eq!(view.public.phase, Phase::Play(leader));
}
