//! The winner of a trick (DKT-11), and its events.

use super::play::*;
use mallard::games::duckit::{Card, Event, Ranking, Trick, WonTrick};

/// DKT-11
#[test]
fn the_highest_card_of_the_suit_led_wins() {
    let mut play = Play::late("3h", ["5c", "7c", "6c"]);
    play.plays("5c 7c 6c");
    assert_eq!(play.winner(), B);
    let mut play = Play::late("3h", ["5c", "7d", "6s"]);
    play.plays("5c 7d 6s");
    assert_eq!(play.winner(), A, "cards of other suits do not win");
}

/// DKT-11
#[test]
fn any_trump_beats_the_suit_led() {
    let mut play = Play::late("3h", ["7c", "Ah", "6c"]);
    play.plays("7c Ah 6c");
    assert_eq!(play.winner(), B);
}

/// DKT-11
#[test]
fn the_highest_trump_wins() {
    let mut play = Play::late("3h", ["7c", "5h", "6h"]);
    play.plays("7c 5h 6h");
    assert_eq!(play.winner(), C);
    let mut play = Play::late("3h", ["7h", "5h", "6h"]);
    play.plays("7h 5h 6h");
    assert_eq!(play.winner(), A);
    let mut play = Play::late("3h", ["7c", "2h", "Ah"]);
    play.plays("7c 2h Ah");
    assert_eq!(play.winner(), B, "the ace is low");
}

/// DKT-11
#[test]
fn a_trick_is_complete_when_all_seats_have_played() {
    let mut play = Play::late("3h", ["5c", "7c", "6c"]);
    assert_eq!(play.view().trump(), card("3h").suit());
    for card in ["5c", "7c"] {
        assert!(!play.view().hand(play.turn()).is_empty());
        play.plays(card);
        assert!(play.view().hand(A).is_empty());
        assert!(!play.view().public.trick.is_complete(3));
    }
    play.plays("6c");
    let won = play.events.iter().find_map(|event| match event {
        Event::TrickWon { trick, .. } => Some(*trick),
        _ => None,
    });
    assert!(won.is_some_and(|trick| trick.is_complete(3)));
}

/// DKT-11
#[test]
fn the_highest_card_is_found_for_every_lead_and_every_face_up_card() {
    random_matches(60, |play| {
        let complete = play.events.iter().find_map(|event| match event {
            Event::TrickWon { seat, trick, .. } => Some((*seat, *trick)),
            _ => None,
        });
        let Some((winner, trick)) = complete else { return };
        if play.ended().is_some() {
            return; // The face-up card is that of the next round by now.
        }
        let ranking = Ranking::from_turned_up(play.view().public.turned_up);
        let plays: Vec<_> = trick.plays().collect();
        let led = plays.iter().find_map(|(_, card)| card.suit());
        let trumped = plays
            .iter()
            .any(|(_, card)| card.suit().is_some_and(|suit| ranking.trump() == Some(suit)));
        let counting = if trumped { ranking.trump() } else { led };
        let order = ranking.order();
        let place = |card: Card| order.iter().position(|&rank| Some(rank) == card.rank());
        let of_suit = plays.iter().filter(|(_, card)| card.suit() == counting);
        let best = of_suit.max_by_key(|(_, card)| place(*card)).map(|&(seat, _)| seat);
        assert_eq!(best, Some(winner), "{trick:?} under {}", play.view().public.turned_up);
    });
}

/// DKT-11
#[test]
fn the_trump_of_the_duck_rank_is_the_face_up_card_and_in_no_hand() {
    random_matches(20, |play| {
        let view = play.view();
        assert!(view.hands.iter().all(|hand| !hand.cards().has(view.public.turned_up)));
        assert!(
            !view.public.trick.cards().or(view.public.recall.played).has(view.public.turned_up)
        );
    });
}

/// DKT-7
#[test]
fn the_events_of_a_trick_have_leader_cards_and_winner() {
    let mut play = Play::late("3h", ["5c 7s", "7c 6s", "4c 5s"]);
    play.does(A, lay("5c"));
    let led = Event::Played { seat: A, card: card("5c"), trick: 8, lead: true };
    assert_eq!(play.events, [led]);
    play.plays("7c");
    let followed = Event::Played { seat: B, card: card("7c"), trick: 8, lead: false };
    assert_eq!(play.events, [followed]);
    assert_eq!((play.view().trick_number(), play.view().winning()), (8, Some(B)));
    play.plays("4c");
    let mut trick = Trick::new(A);
    for (seat, name) in [(A, "5c"), (B, "7c"), (C, "4c")] {
        trick.lay(seat, card(name));
    }
    assert!(play.happened(Event::TrickWon { seat: B, number: 8, trick, caught: cards("4c") }));
    let view = play.view();
    assert_eq!(view.public.last_trick, Some(WonTrick { trick, winner: B }));
    assert_eq!((view.public.trick, view.trick_number()), (Trick::new(B), 9));
    assert_eq!(view.public.tricks, [0, 1, 7]);
    assert_eq!(view.public.caught[1], cards("4c"));
}

/// DKT-7
#[test]
fn the_last_trick_of_a_round_can_still_be_seen_in_the_next() {
    let mut play = Play::late("3h", ["5c", "7c", "6c"]);
    play.plays("5c 7c 6c");
    assert_eq!(play.view().public.round, 2);
    let last = play.view().public.last_trick.expect("the ninth trick");
    assert_eq!((last.winner, last.trick.cards()), (B, cards("5c 6c 7c")));
}
