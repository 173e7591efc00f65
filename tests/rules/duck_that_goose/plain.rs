//! Each of the cards without an action: playing it asks nothing, and it counts this much.

use super::play::*;
use mallard::games::duck_that_goose::Class;

/// Playing it asks no seat anything: the next turn begins.
#[track_caller]
fn assert_no_action(code: &str) {
    let mut play = played(code, &["0? 8? 5 -3 1 6", "7? 9 -3 12", "13 -3 4?"], "6 4 13");
    play.opens(B);
    let range = if kind(code).class() == Class::Purple {
        format!("{code} 8? -3 1 6")
    } else {
        format!("{code} 8? 5 -3 1 6")
    };
    assert_eq!((play.range(A), play.pile()), (range, String::from("0 6 4 13")));
    assert!(play.legal(B).contains(&TAKE));
}

/// The value of one, two and three of them in addition to a 1.
#[track_caller]
fn assert_scores(code: &str, expected: [&str; 3]) {
    let of = |count: usize| score(&format!("1 {}", [code].repeat(count).join(" ")));
    assert_eq!([1, 2, 3].map(of), expected);
}

/// DTG-33
#[test]
fn diddly_squat_is_worth_nothing() {
    assert_no_action("0");
    assert_scores("0", ["1", "1", "1"]);
}

/// DTG-33
#[test]
fn piece_of_cake_cancels_in_pairs() {
    assert_no_action("1");
    assert_eq!(["1", "1 1", "1 1 1"].map(score), ["1", "0", "1"]);
}

/// DTG-33
#[test]
fn seven_deadly_sins_cancels_in_pairs() {
    assert_no_action("7");
    assert_scores("7", ["8", "1", "8"]);
}

/// DTG-33
#[test]
fn behind_the_eight_ball_cancels_in_pairs() {
    assert_no_action("8");
    assert_scores("8", ["9", "1", "9"]);
}

/// DTG-33
#[test]
fn the_ten_foot_pole_cancels_in_pairs() {
    assert_no_action("10");
    assert_scores("10", ["11", "1", "11"]);
}

/// DTG-33
#[test]
fn the_wild_goose_cancels_with_a_chase() {
    assert_no_action("goose");
    assert_eq!(["goose", "goose chase"].map(score), ["11", "0"]);
}

/// DTG-33
#[test]
fn the_deadly_dozen_cancels_in_pairs() {
    assert_no_action("12");
    assert_scores("12", ["13", "1", "13"]);
}

/// DTG-33
#[test]
fn a_perfect_storm_cancels_in_pairs() {
    assert_no_action("13");
    assert_scores("13", ["14", "1", "14"]);
}

/// DTG-32, DTG-35
#[test]
fn the_double_edged_sword_doubles_and_never_cancels() {
    assert_no_action("x2");
    assert_scores("x2", ["2", "4", "8"]);
}

/// DTG-32, DTG-35
#[test]
fn not_half_bad_halves_and_never_cancels() {
    assert_no_action("/2");
    assert_scores("/2", ["0.5", "0.25", "0.125"]);
}

/// DTG-2
#[test]
fn peachy_keen_takes_three_off() {
    assert_no_action("-3");
    assert_scores("-3", ["-2", "-5", "-8"]);
}

/// DTG-2
#[test]
fn the_four_leaf_clover_takes_four_off() {
    assert_no_action("-4");
    assert_eq!(score("1 -4"), "-3");
}

/// DTG-2
#[test]
fn lucky_number_seven_takes_seven_off_and_does_not_cancel_the_sins() {
    assert_no_action("-7");
    assert_eq!(["1 -7", "7 -7", "7 7 -7"].map(score), ["-6", "0", "-7"]);
}

/// DTG-2
#[test]
fn on_cloud_nine_takes_nine_off() {
    assert_no_action("-9");
    assert_eq!(score("1 -9"), "-8");
}

/// DTG-32, DTG-35
#[test]
fn dodged_a_bullet_makes_the_score_nothing() {
    assert_no_action("bullet");
    assert_eq!(["13 12 bullet", "-9 bullet", "x2 13 bullet"].map(score), ["0", "0", "0"]);
}

/// DTG-32
#[test]
fn the_gravy_train_takes_thirteen_off_and_does_not_cancel_the_storm() {
    assert_no_action("train");
    assert_eq!(["1 train", "13 train", "13 13 train"].map(score), ["-12", "0", "-13"]);
}
