//! Beating (DUR-5, DUR-7).

use super::play::*;
use mallard::engine::Game;
use mallard::engine::cards::{Card, Rank, Suit};
use mallard::games::durak::{Action, Deck, Durak, Options, Position, Refusal};

/// Does `with` beat `attack` when `trump` is trump? The rules answer, with all 52 cards.
fn beats(attack: Card, with: Card, trump: Suit) -> bool {
    let turned_up = Card::new(Rank::Two, trump);
    let spare = |other: Card| other != attack && other != with;
    let filler = Deck::Cards52.cards().iter().find(|&other| spare(other)).expect("50 others");
    let hands = [filler.to_string(), with.to_string()];
    let position = Position::new(&turned_up.to_string(), &[hands[0].as_str(), hands[1].as_str()])
        .options(Options { deck: Deck::Cards52, ..classic() })
        .bout(&attack.to_string());
    let state = position.state().expect("the position fits");
    Durak::check(&state, B, Action::Beat { attack, with }).is_ok()
}

/// DUR-5
#[test]
fn a_trump_beats_every_card_that_is_not_trump() {
    for attack in Deck::Cards52.cards().iter().filter(|card| card.suit() != Suit::Hearts) {
        for rank in Rank::ALL {
            assert!(beats(attack, Card::new(rank, Suit::Hearts), Suit::Hearts));
        }
    }
}

/// DUR-5
#[test]
fn among_trumps_the_rank_decides() {
    for (low, high) in Rank::ALL.into_iter().flat_map(|a| Rank::ALL.map(|b| (a, b))) {
        let trump = |rank| Card::new(rank, Suit::Clubs);
        if low != high {
            assert_eq!(beats(trump(low), trump(high), Suit::Clubs), low < high);
        }
    }
}

/// DUR-5
#[test]
fn a_plain_card_beats_only_a_lower_card_of_its_own_suit() {
    for attack in Deck::Cards52.cards() {
        for with in Deck::Cards52.cards().iter().filter(|card| card.suit() != Suit::Spades) {
            if attack != with {
                let higher = attack.suit() == with.suit() && attack.rank() < with.rank();
                assert_eq!(beats(attack, with, Suit::Spades), higher, "{attack} {with}");
            }
        }
    }
}

/// DUR-5
#[test]
fn the_ranks_run_from_the_ace_down_to_the_two() {
    let order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
    for pair in order.windows(2) {
        let [low, high] = [0, 1].map(|place| card(&format!("{}d", pair[place])));
        assert!(beats(low, high, Suit::Spades) && !beats(high, low, Suit::Spades));
    }
}

/// DUR-7
#[test]
fn the_defender_beats_or_takes() {
    let mut play = Play::from(&Position::new("9h", &["7d 7c", "8d 6s"]).options(classic()));
    play.does(A, attack("7d"));
    assert_eq!(play.legal(B), [beat("7d", "8d"), TAKE]);
    assert_eq!(play.refuses(B, PASS), Refusal::DefenderMustAnswer);
    assert_eq!(play.refuses(A, TAKE), Refusal::NotYourTurn);
}

/// DUR-7
#[test]
fn the_defender_may_take_though_it_could_beat() {
    let mut play = Play::from(&Position::new("9h", &["7d 7c", "8d 6s"]).options(classic()));
    play.does(A, attack("7d")).does(B, TAKE);
    assert_eq!(play.hand(B), cards("8d 6s 7d"));
}

/// DUR-7
#[test]
fn a_card_that_was_beaten_is_not_beaten_again() {
    let hands = ["7c Kd", "9d 8c Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()).bout("7d/8d"));
    play.does(A, attack("7c"));
    assert_eq!(play.refuses(B, beat("7d", "9d")), Refusal::NoSuchAttack(card("7d")));
    assert_eq!(play.refuses(B, beat("Kd", "9d")), Refusal::NoSuchAttack(card("Kd")));
    assert_eq!(play.refuses(B, beat("7c", "Ac")), Refusal::NotInHand(card("Ac")));
}
