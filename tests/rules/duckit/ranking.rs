//! The effect of the face-up card on suits and ranks (DKT-4 to DKT-6).

use super::play::*;
use mallard::engine::cards::Suit;
use mallard::games::duckit::{Card, CardSet, Rank, Ranking};

/// The ranks of a round, low to high, as marks.
fn order(turned_up: &str) -> String {
    Ranking::from_turned_up(card(turned_up)).order().map(Rank::mark).join(" ")
}

/// DKT-4
#[test]
fn the_suit_of_the_face_up_card_is_trump() {
    for suit in Suit::ALL {
        for rank in Rank::ALL {
            assert_eq!(Ranking::from_turned_up(Card::new(rank, suit)).trump(), Some(suit));
        }
    }
}

/// DKT-4
#[test]
fn its_rank_is_the_duck_rank_lowest_of_every_suit() {
    assert_eq!(order("3h"), "3 A 2 4 5 6 7");
    assert_eq!(order("As"), "A 2 3 4 5 6 7");
    assert_eq!(order("2d"), "2 A 3 4 5 6 7");
    assert_eq!(order("5c"), "5 A 2 3 4 6 7");
    assert_eq!(order("6h"), "6 A 2 3 4 5 7");
    assert_eq!(order("7h"), "7 A 2 3 4 5 6");
    for rank in Rank::ALL.into_iter().filter(|&rank| rank != Rank::Four) {
        assert_eq!(Ranking::from_turned_up(Card::new(rank, Suit::Clubs)).duck(), Some(rank));
    }
}

/// DKT-4
#[test]
fn the_duck_rank_is_low_in_plain_suits_too() {
    let mut play = Play::late("7h", ["Ac 4s", "7c 5s", "2h 3h"]);
    play.plays("Ac 7c");
    assert_eq!(play.view().winning(), Some(A), "an ace beats a seven where sevens are low");
    let mut play = Play::late("6h", ["Ac 4s", "7c 5s", "2h 3h"]);
    play.plays("Ac 7c");
    assert_eq!(play.view().winning(), Some(B));
}

/// DKT-5
#[test]
fn a_face_up_four_makes_trump_and_no_duck_rank() {
    let ranking = Ranking::from_turned_up(card("4d"));
    assert_eq!((ranking.trump(), ranking.duck()), (Some(Suit::Diamonds), None));
    assert_eq!(order("4d"), "A 2 3 4 5 6 7");
    let mut play = Play::late("4d", ["4c", "3c", "5c"]);
    play.plays("4c 3c");
    assert_eq!(play.view().winning(), Some(A), "a four is above a three as ever");
}

/// DKT-5
#[test]
fn a_face_up_four_prevents_a_quackback() {
    // C has the two other fours in play and wins the third: all that exist.
    let mut play = Play::late("4d", ["4c", "3c", "7c"]);
    play.plays("4c 3c 7c");
    let result = play.result();
    assert_eq!((result.fours, result.quackback), ([0, 0, 3], None));
    assert_eq!(result.paid, [0, 0, 3]);
}

/// DKT-6
#[test]
fn a_face_up_joker_makes_no_trump_and_no_duck_rank_and_reverses_the_ranks() {
    let ranking = Ranking::from_turned_up(Card::JOKER);
    assert_eq!((ranking.trump(), ranking.duck()), (None, None));
    assert!(ranking.is_reversed() && !Ranking::from_turned_up(card("4d")).is_reversed());
    assert_eq!(order("joker"), "7 6 5 4 3 2 A");
    let mut play = Play::late("joker", ["7c", "Ac", "2c"]);
    play.plays("7c Ac 2c");
    assert_eq!(play.winner(), B);
}

/// DKT-6
#[test]
fn under_a_face_up_joker_a_discard_never_wins() {
    let mut play = Play::late("joker", ["7c", "Ad", "Ah"]);
    play.plays("7c Ad Ah");
    assert_eq!(play.winner(), A);
}

/// DKT-6
#[test]
fn under_a_face_up_joker_a_quackback_is_possible() {
    let mut play = Play::late("joker", ["4c", "5c", "3c"]);
    play.plays("4c 5c 3c");
    let result = play.result();
    assert_eq!((result.fours, result.quackback), ([0, 0, 4], Some(C)));
    assert_eq!(result.paid, [4, 4, 0]);
    assert_eq!(SEATS.map(|seat| result.due(seat)), [4, 4, 0]);
}

/// DKT-4
#[test]
fn a_lower_card_has_the_same_suit_and_a_lower_rank() {
    for turned_up in CardSet::FULL {
        let ranking = Ranking::from_turned_up(turned_up);
        let height = |card: Card| card.rank().map(|rank| ranking.height(rank));
        for card in CardSet::FULL {
            let lower = |other: &Card| other.suit() == card.suit() && height(*other) < height(card);
            let expected: CardSet = CardSet::FULL.iter().filter(lower).collect();
            assert_eq!(ranking.lower(card), expected, "than {card} under {turned_up}");
        }
    }
}

/// DKT-9
#[test]
fn the_lowest_trump_is_above_the_suit_led_and_the_lowest_of_that_above_the_others() {
    for (turned_up, led) in CardSet::FULL.iter().flat_map(|card| Suit::ALL.map(|led| (card, led))) {
        let ranking = Ranking::from_turned_up(turned_up);
        let trump = ranking.trump();
        // The face-up card is a trump too, though in no hand.
        let powers = |of: fn(Option<Suit>, Option<Suit>, Suit) -> bool| {
            let cards = CardSet::FULL.iter().filter(move |card| of(card.suit(), trump, led));
            cards.map(move |card| ranking.power(card, led))
        };
        let trumps = powers(|suit, trump, _| suit.is_some() && suit == trump);
        let led = powers(|suit, trump, led| suit == Some(led) && suit != trump);
        let others =
            powers(|suit, trump, led| suit != Some(led) && (suit.is_none() || suit != trump));
        let most = led.clone().max().unwrap_or(0);
        assert!(trumps.min().is_none_or(|lowest| lowest > most), "under {turned_up}");
        assert!(led.min().is_none_or(|lowest| lowest > 0), "under {turned_up}");
        assert_eq!(others.max(), Some(0), "under {turned_up}");
    }
}
