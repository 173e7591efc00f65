//! Several cards of one rank at once (DUR-22).

use super::play::*;
use mallard::engine::{Game, Refusal as _};
use mallard::games::durak::{Durak, Phase, Position, Refusal};

/// Two hands before a bout that A opens.
fn two() -> Play {
    let position = Position::new("9h", &["7d 7c 7s Kd", "8d 8c 8s Ah"]).options(several(classic()));
    Play::from(&position)
}

/// DUR-22
#[test]
fn the_opener_keeps_the_right_and_plays_more_of_the_rank() {
    let mut play = two();
    play.does(A, attack("7d"));
    assert_eq!(play.phase(), Phase::More(A));
    assert_eq!(play.legal(A), [attack("7s"), attack("7c"), PASS]);
    play.does(A, attack("7c")).does(A, PASS);
    assert_eq!((play.turn(), play.phase()), (B, Phase::Defend));
    assert_eq!(play.view().public.bout.open().count(), 2);
}

/// DUR-22
#[test]
fn only_cards_of_that_rank_are_played() {
    let mut play = two();
    play.does(A, attack("7d"));
    let refused = Durak::check(&play.state, A, attack("Kd")).expect_err("another rank");
    assert_eq!((refused, refused.rule()), (Refusal::OtherRank(card("Kd")), "DUR-22"));
    assert_eq!(Durak::check(&play.state, B, TAKE), Err(Refusal::NotYourTurn));
}

/// DUR-22
#[test]
fn a_seat_without_another_card_of_the_rank_still_passes() {
    let mut play = two();
    play.does(A, attack("Kd"));
    assert_eq!((play.phase(), play.legal(A)), (Phase::More(A), vec![PASS]));
}

/// DUR-22
#[test]
fn the_defender_beats_open_cards_in_any_order() {
    let mut play = two();
    play.does(A, attack("7d")).does(A, attack("7c")).does(A, PASS);
    let answers = [beat("7d", "8d"), beat("7c", "8c")];
    assert!(answers.iter().all(|answer| play.legal(B).contains(answer)));
    play.does(B, answers[1]).does(B, answers[0]);
    assert_eq!(play.phase(), Phase::Add(A));
}

/// DUR-22 DUR-9
#[test]
fn the_cap_ends_it() {
    let hands = ["7d 7c 7s Kd", "8d 8c"];
    let mut play = Play::from(&Position::new("9h", &hands).options(several(classic())));
    play.does(A, attack("7d")).does(A, attack("7c"));
    assert_eq!(play.phase(), Phase::Defend, "the defender holds two cards");
}

/// DUR-22
#[test]
fn an_empty_hand_is_not_asked_to_pass() {
    let hands = ["7d 7c", "8d 8c 8s"];
    let mut play = Play::from(&Position::new("9h", &hands).options(several(classic())));
    play.does(A, attack("7d")).does(A, attack("7c"));
    assert_eq!(play.phase(), Phase::Defend);
}

/// DUR-22 DUR-18
#[test]
fn a_seat_that_throws_in_plays_several_too() {
    let hands = ["7d Kd", "8d Ks Kc Ac As", "8c 8s Kh 6d"];
    let mut play = Play::from(&Position::new("9h", &hands).options(several(throw_in())));
    play.does(A, attack("7d")).does(A, PASS).does(B, beat("7d", "8d"));
    play.does(A, PASS).does(C, attack("8c"));
    assert_eq!(play.phase(), Phase::More(C));
    play.does(C, attack("8s")).does(C, PASS);
    assert_eq!((play.phase(), play.view().public.bout.open().count()), (Phase::Defend, 2));
    play.does(B, beat("8c", "Kc")).does(B, beat("8s", "Ks"));
    assert_eq!(play.phase(), Phase::Add(A), "the right begins again at the first");
}

/// DUR-22 DUR-10
#[test]
fn after_a_take_there_is_no_answer_to_wait_for() {
    let hands = ["7d Kd", "8d Ks Kc Ac As", "7c 7s Kh 6d"];
    let options = after_take(several(throw_in()));
    let mut play = Play::from(&Position::new("9h", &hands).options(options));
    play.does(A, attack("7d")).does(A, PASS).does(B, TAKE);
    play.does(A, PASS).does(C, attack("7c"));
    assert_eq!(play.phase(), Phase::AddAfterTake(A), "each card lets the right begin again");
}

/// DUR-22 DUR-19
#[test]
fn cards_played_together_are_transferred_together_and_the_transfer_may_add_several() {
    let hands = ["7d 7c Kd", "7s 7h 8c 8s", "9d 9c 9s Ad Ac"];
    let options = several(transfers());
    let mut play = Play::from(&Position::new("9h", &hands).options(options));
    play.does(A, attack("7d")).does(A, attack("7c")).does(A, PASS);
    play.does(B, transfer("7s"));
    assert_eq!((play.phase(), play.defender()), (Phase::More(B), C));
    play.does(B, attack("7h")).does(B, PASS);
    assert_eq!((play.turn(), play.view().public.bout.open().count()), (C, 4));
    assert_eq!(play.phase(), Phase::Defend);
}

/// DUR-22 DUR-19
#[test]
fn a_joint_transfer_needs_a_hand_as_large_as_its_cards() {
    let hands = ["7d 7c Kd", "7s 7h 8c 8s", "9d 9c"];
    let mut play = Play::from(&Position::new("9h", &hands).options(several(transfers())));
    play.does(A, attack("7d")).does(A, attack("7c")).does(A, PASS);
    let refused = Durak::check(&play.state, B, transfer("7s"));
    assert_eq!(refused, Err(Refusal::NextHoldsTooFew));
}

/// DUR-22 DUR-19
#[test]
fn a_seat_that_transfers_by_showing_plays_no_card() {
    let hands = ["7d Kd", "7s 7h 8c 8s", "9d 9c 9s Ad Ac"];
    let mut play = Play::from(&Position::new("9h", &hands).options(several(showing())));
    play.does(A, attack("7d")).does(A, PASS).does(B, show("7h"));
    assert_eq!((play.phase(), play.defender()), (Phase::Defend, C));
}

/// DUR-22
#[test]
fn without_the_option_each_card_is_answered() {
    let position = Position::new("9h", &["7d 7c", "8d 8c 8s"]).options(classic());
    let mut play = Play::from(&position);
    play.does(A, attack("7d"));
    assert_eq!(play.phase(), Phase::Defend);
}
