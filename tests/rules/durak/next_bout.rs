//! The next attacker (DUR-13).

use super::play::*;
use mallard::games::durak::{Phase, Position};

/// DUR-13
#[test]
fn a_defender_that_beat_off_attacks_the_next_seat_on_its_left() {
    let hands = ["7c Kd", "9d Ks As", "Qc Qs"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()).bout("7d/8d"));
    play.does(A, PASS);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(B), C));
}

/// DUR-13
#[test]
fn after_a_take_the_seat_to_the_takers_left_attacks() {
    let hands = ["7c Kd", "9d Ks As", "Qc Qs"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("7c")).does(B, TAKE);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(C), A));
}

/// DUR-13
#[test]
fn between_two_seats_the_other_attacks_after_a_take() {
    let mut play = Play::from(&Position::new("9h", &["7c Kd", "9d Ks As"]).options(classic()));
    play.does(A, attack("7c")).does(B, TAKE);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(A), B));
}

/// DUR-13
#[test]
fn a_seat_that_went_out_does_not_attack() {
    // B beats with its last card and is out: C attacks in its place.
    let hands = ["Kc 7d", "8d", "Qc Qs", "Jc Js"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("7d")).does(B, beat("7d", "8d"));
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(C), D));
}

/// DUR-13
#[test]
fn a_seat_that_is_out_is_passed_over_after_a_take() {
    let hands = ["7c Kd", "9d Ks As", "", "Jc Js"];
    let mut play = Play::from(&Position::new("9h", &hands).out(C, 1).options(classic()));
    play.does(A, attack("7c")).does(B, TAKE);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(D), A));
}

/// DUR-13
#[test]
fn after_transfers_the_last_defender_counts() {
    let hands = ["7c Kd", "7d Ks As", "Qc Qs", "Jc Js"];
    let mut play = Play::from(&Position::new("9h", &hands).options(transfers()));
    play.does(A, attack("7c")).does(B, transfer("7d")).does(C, TAKE);
    assert_eq!((play.phase(), play.defender()), (Phase::Lead(D), A));
}
