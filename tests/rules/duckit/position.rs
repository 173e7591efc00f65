//! Inconsistent positions are refused, so that no test uses an impossible one.

use super::play::*;
use mallard::engine::Seat;
use mallard::engine::cards::Suit;
use mallard::games::duckit::{Phase, Position};

#[track_caller]
fn refused(position: &Position) -> String {
    position.state().expect_err("it must not fit")
}

/// One card each and no 4 captured.
fn ninth() -> Position {
    Position::new("3h", "4d", ["4s", "4c", "4h"]).won([3, 3, 2])
}

#[test]
fn a_card_is_in_one_place_only() {
    let hands = ["4s", "4c", "4c"];
    assert_eq!(refused(&Position::new("3h", "4d", hands).won([3, 3, 2])), "4c is in two places");
    let hands = ["4s 4s", "4c", "4h"];
    assert_eq!(refused(&Position::new("3h", "4d", hands).won([3, 3, 2])), "4s is in two places");
    let hands = ["4s", "4c", "3h"];
    assert_eq!(refused(&Position::new("3h", "4d", hands).won([3, 3, 2])), "3h is in two places");
    assert_eq!(refused(&Position::new("3h", "4d", ["9s", "4c", "4h"])), "there is no card \"9s\"");
}

#[test]
fn hands_fit_the_tricks() {
    assert_eq!(refused(&ninth().won([3, 3, 1])), "24 cards in 7 tricks");
    let short = Position::new("3h", "4d", ["4s", "4c 4h", ""]).won([3, 3, 2]);
    assert_eq!(refused(&short), "seat 1 holds {4h, 4c}");
    assert_eq!(refused(&ninth().trick("5s")), "23 cards in 8 tricks");
}

#[test]
fn captured_fours_were_played_and_brought_the_quacker() {
    let hands = ["7s", "4c", "4h"];
    let lost = Position::new("3h", "4d", hands).won([3, 3, 2]);
    assert_eq!(refused(&lost), "[{}, {}, {}] are not the 4s of the tricks");
    let early = lost.caught(A, "4s");
    assert_eq!(refused(&early), "nobody took the Quacker");
    let by_another = early.clone().banked(B, "4d");
    assert_eq!(refused(&by_another), "the Quacker was taken without a 4");
    assert!(early.banked(A, "4d").state().is_ok());
}

#[test]
fn the_quacker_is_or_was_in_the_hand_that_took_it() {
    let hands = ["7s 6s", "4c", "4h"];
    let lost = Position::new("3h", "4d", hands).won([3, 3, 2]).caught(A, "4s").taken(A);
    assert_eq!(refused(&lost), "[{4s}, {}, {}] are not the 4s of the tricks");
    let hands = ["7s 4d", "4c", "4h"];
    let held = Position::new("3h", "4d", hands).won([3, 3, 2]).caught(A, "4s").leader(A);
    let state = held.taken(A).state().expect("it fits");
    assert_eq!(Play { state, events: Vec::new() }.phase(), Phase::Bank(A));
}

#[test]
fn a_hand_has_no_card_of_a_suit_it_ran_out_of() {
    let clubs = [Suit::Clubs].into_iter().collect();
    assert_eq!(refused(&ninth().voids(B, clubs)), "4c cannot be in the hand");
    assert!(ninth().voids(A, clubs).state().is_ok());
}

#[test]
fn chips_fit_a_match_that_goes_on() {
    assert!(refused(&ninth().chips([10, 10, 11])).contains("30 chips"));
    assert!(refused(&ninth().chips([10, 0, 11])).contains("DKT-18"));
}

#[test]
fn seats_are_seats_of_the_table() {
    assert_eq!(refused(&ninth().leader(Seat::new(3))), "there is no seat 3");
    assert_eq!(refused(&ninth().dealer(Seat::new(4))), "there is no seat 4");
}

#[test]
fn the_seat_to_play_follows_from_the_trick() {
    let hands = ["4s 7s", "4c 6c", "4h"];
    let position = Position::new("3h", "4d", hands).won([3, 2, 2]).leader(C).trick("5c");
    assert_eq!(Play::from(&position).phase(), Phase::Play(A));
}

#[test]
fn a_seed_decides_what_comes_later() {
    let [one, same, other] =
        [7, 7, 8].map(|seed| position("3h", ["5c", "7c", "6c"]).seed(seed).state());
    assert!(one.is_ok() && one == same && one != other);
}
