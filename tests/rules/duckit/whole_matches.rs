//! The promises for whole matches (the section "Checks").

use super::play::*;
use mallard::engine::Game;
use mallard::games::duckit::{Card, CardSet, Duckit, Event, Phase};

/// DKT-1
#[test]
fn chips_and_pot_are_thirty_always() {
    random_matches(100, |play| {
        let view = play.view();
        assert_eq!(view.public.chips.iter().sum::<u8>() + view.public.pot(), 30);
    });
}

/// DKT-1
#[test]
fn every_card_is_in_one_place_after_each_action() {
    random_matches(100, |play| {
        let view = play.view();
        let mut places = vec![view.public.turned_up];
        places.extend(view.hands.iter().flat_map(|hand| hand.cards()));
        places.extend(view.public.trick.cards().iter().chain(view.public.recall.played));
        match view.quacker.taker() {
            None => places.extend(view.quacker.card()),
            Some(_) => places.extend(view.quacker.banked()),
        }
        assert_eq!(places.len(), 29);
        assert_eq!(places.into_iter().collect::<CardSet>(), CardSet::FULL);
    });
}

/// DKT-16
#[test]
fn a_round_takes_four_chips_or_three_under_a_four_or_eight_for_a_quackback() {
    let mut turned_up = None;
    let mut rounds = [0; 3];
    random_matches(300, |play| {
        if let Some(result) = play.ended() {
            let four = turned_up.is_some_and(Card::is_four);
            let (kind, due) = match result.quackback {
                Some(_) => (2, 8),
                None if four => (1, 3),
                None => (0, 4),
            };
            rounds[kind] += 1;
            let paid: u8 = result.paid.iter().sum();
            assert_eq!(result.fours.iter().sum::<u8>(), if four { 3 } else { 4 });
            // Less only by DKT-17, and that ends the match.
            assert!(paid == due || (paid < due && play.phase() == Phase::Over));
        }
        turned_up = Some(play.view().public.turned_up);
    });
    assert!(rounds.iter().all(|&count| count > 20), "{rounds:?}");
}

/// DKT-18
#[test]
fn a_match_has_ten_rounds_at_most_and_ends_within_the_cap() {
    let mut longest = 0;
    let mut steps = 0;
    random_matches(1_000, |play| {
        let first = play.events.iter().any(|event| matches!(event, Event::Drew { .. }));
        steps = if first { 0 } else { steps + 1 };
        assert!(steps <= Duckit::MAX_STEPS);
        longest = longest.max(play.view().public.round);
    });
    assert!((7..=10).contains(&longest), "{longest} rounds");
}

/// DKT-18
#[test]
fn the_match_ends_exactly_when_a_seat_has_no_chips() {
    random_matches(200, |play| {
        let broke = play.view().public.chips.contains(&0);
        assert_eq!(broke, play.phase() == Phase::Over);
    });
}
