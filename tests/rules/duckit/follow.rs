//! Leading and following (DKT-7, DKT-8).

use super::play::*;
use mallard::engine::cards::Suit;
use mallard::games::duckit::{Phase, Refusal};

/// DKT-7
#[test]
fn the_seat_left_of_the_dealer_leads_the_first_trick() {
    for seed in 0..30 {
        let play = Play::deal(seed);
        assert_eq!(play.turn(), play.view().public.dealer.step_left(1, 3));
    }
    for dealer in SEATS {
        let hands = ["4c", "5c", "6c"];
        let mut play = Play::from(&position("3h", hands).dealer(dealer).leader(A));
        play.plays("4c 5c 6c");
        // The winner of the ninth trick was C, but a new round begins.
        assert_eq!(play.turn(), dealer.step_left(2, 3));
    }
}

/// DKT-7
#[test]
fn play_goes_clockwise_and_the_winner_of_a_trick_leads_the_next() {
    let mut play = Play::late("3h", ["5c 7s", "6c 6s", "2c 5s"]);
    assert_eq!(play.phase(), Phase::Play(A));
    play.does(A, lay("5c"));
    assert_eq!(play.phase(), Phase::Play(B));
    play.does(B, lay("6c"));
    assert_eq!(play.phase(), Phase::Play(C));
    play.does(C, lay("2c"));
    assert_eq!((play.winner(), play.phase()), (B, Phase::Play(B)));
    play.plays("6s 5s");
    assert_eq!(play.turn(), A);
}

/// DKT-7
#[test]
fn any_card_may_be_led() {
    let play = Play::late("3h", ["5c 7h 4s joker", "6c 6s 5d 2s", "2c 5s 6d 7d"]);
    assert_eq!(play.playable(), cards("5c 7h 4s joker"));
}

/// DKT-7
#[test]
fn a_seat_plays_only_in_turn_and_from_its_hand() {
    let mut play = Play::late("3h", ["5c 7s", "6c 6s", "2c 5s"]);
    assert_eq!(play.refuses(B, lay("6c")), Refusal::NotYourTurn);
    assert_eq!(play.refuses(A, lay("6c")), Refusal::NotInHand(card("6c")));
    play.does(A, lay("5c"));
    assert_eq!(play.refuses(A, lay("7s")), Refusal::NotYourTurn);
    assert_eq!(play.refuses(B, lay("7c")), Refusal::NotInHand(card("7c")));
}

/// DKT-8
#[test]
fn a_seat_that_can_follow_suit_must() {
    let mut play = Play::late("3h", ["5c 7s", "6c 6h", "2c 5s"]);
    play.plays("5c");
    assert_eq!(play.playable(), cards("6c"));
    let refusal = Refusal::MustFollow { led: Suit::Clubs, card: card("6h") };
    assert_eq!(play.refuses(B, lay("6h")), refusal);
}

/// DKT-8
#[test]
fn any_card_of_the_suit_follows() {
    let mut play = Play::late("3h", ["5c 7s 6d", "6c 7c Ac", "2c 5s 7d"]);
    play.plays("5c");
    assert_eq!(play.playable(), cards("6c 7c Ac"), "nobody has to go over or under");
}

/// DKT-8
#[test]
fn trump_is_followed_like_any_suit() {
    let mut play = Play::late("3h", ["5h 7s", "Ah 6s", "2c 5s"]);
    play.plays("5h");
    assert_eq!(play.playable(), cards("Ah"));
}

/// DKT-8
#[test]
fn a_seat_that_cannot_follow_plays_any_card() {
    let mut play = Play::late("3h", ["5c 7s 5d", "6h 6s 4d", "2c 5s 7d"]);
    play.plays("5c");
    assert_eq!(play.playable(), cards("6h 6s 4d"), "there is no duty to trump");
    play.plays("6s");
    assert_eq!(play.playable(), cards("2c"), "the suit led stays the same");
}
