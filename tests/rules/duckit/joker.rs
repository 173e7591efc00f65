//! The Joker, called the Super Duck (DKT-9, DKT-10).

use super::play::*;
use mallard::engine::cards::Suit;
use mallard::games::duckit::{Card, Refusal};

/// DKT-9
#[test]
fn the_joker_may_be_played_though_one_could_follow() {
    let mut play = Play::late("3h", ["5c 7s", "6c joker", "2c 5s"]);
    play.plays("5c");
    assert_eq!(play.playable(), cards("6c joker"));
    let mut play = Play::late("3h", ["5h 7s", "6h joker", "2c 5s"]);
    play.plays("5h");
    assert_eq!(play.playable(), cards("6h joker"), "trump led is no exception");
}

/// DKT-9
#[test]
fn a_seat_that_can_follow_may_also_play_the_joker() {
    let mut play = Play::late("3h", ["5c 7s 6d", "6c joker 6s", "2c 5s 7d"]);
    play.plays("5c");
    assert_eq!(play.playable(), cards("6c joker"));
    let refusal = Refusal::MustFollow { led: Suit::Clubs, card: card("6s") };
    assert_eq!(play.refuses(B, lay("6s")), refusal);
}

/// DKT-9
#[test]
fn the_joker_does_not_count_as_following_suit() {
    let mut play = Play::late("3h", ["5c 7s", "6h joker", "2c 5s"]);
    play.plays("5c");
    assert_eq!(play.playable(), cards("6h joker"), "it is no card of the suit");
}

/// DKT-9
#[test]
fn the_joker_is_below_everything_even_the_duck_rank() {
    let mut play = Play::late("3h", ["3c", "joker", "5d"]);
    play.plays("3c joker 5d");
    assert_eq!(play.winner(), A);
    let mut play = Play::late("7d", ["joker", "7c", "5s"]);
    play.plays("joker 7c 5s");
    assert_eq!(play.winner(), B);
}

/// DKT-9
#[test]
fn the_joker_never_wins_a_trick() {
    random_matches(200, |play| {
        if let Some(won) = play.view().public.last_trick {
            assert_ne!(won.trick.card(won.winner), Some(Card::JOKER));
        }
    });
}

/// DKT-10
#[test]
fn when_the_joker_is_led_the_second_seat_plays_any_card() {
    let mut play = Play::late("3h", ["joker 5c 7s", "6c 6h 4s", "2c 5s 7d"]);
    play.plays("joker");
    assert_eq!(play.view().public.trick.led(Card::suit), None);
    assert_eq!(play.playable(), cards("6c 6h 4s"));
    assert_eq!(play.view().winning(), None);
}

/// DKT-10
#[test]
fn the_suit_of_the_card_after_a_led_joker_is_the_suit_led() {
    let hands = ["joker 5c 7s", "6c 6h 4s", "2c 5s 7d"];
    for (second, third) in [("6c", "2c"), ("4s", "5s")] {
        let mut play = Play::late("3h", hands);
        play.plays("joker").plays(second);
        assert_eq!(play.view().public.trick.led(Card::suit), card(second).suit());
        assert_eq!(play.playable(), cards(third));
    }
    let mut play = Play::late("3h", hands);
    play.plays("joker 6h");
    assert_eq!(play.playable(), cards("2c 5s 7d"), "the third has no heart");
}

/// DKT-10
#[test]
fn the_joker_led_leaves_the_trick_to_the_two_others() {
    let mut play = Play::late("3h", ["joker 5c", "6c 6s", "7c 5s"]);
    play.plays("joker 6c 7c");
    assert_eq!((play.winner(), play.turn()), (C, C));
    let mut play = Play::late("3h", ["joker 5c", "6c 6s", "7d 5s"]);
    play.plays("joker 6c 7d");
    assert_eq!(play.winner(), B, "sevens of other suits do not count");
}
