//! Counting (DTG-32 to DTG-36).

use super::play::*;
use mallard::games::duck_that_goose::{Kind, Points, Position};

/// DTG-32
#[test]
fn bullet_sword_half_and_train_work_at_scoring() {
    assert_eq!(score("13 bullet"), "0");
    assert_eq!(score("7 x2"), "14");
    assert_eq!(score("8 /2"), "4");
    assert_eq!(score("train"), "-13");
}

/// DTG-35
#[test]
fn halves_are_drawn_to_the_eighth() {
    let drawn = [points(-13), Points { eighths: 9 }].map(|points| points.as_number().to_string());
    assert_eq!(drawn, ["-13", "1.125"]);
}

/// DTG-33
#[test]
fn two_alike_cancel_and_a_third_counts() {
    assert_eq!(score("8 8"), "0");
    assert_eq!(score("8 8 8"), "8");
    assert_eq!(score("8 8 8 8"), "0");
    for code in "0 1 4 7 8 9 10 12 13".split(' ') {
        assert_eq!(score(&format!("{code} {code}")), "0");
    }
    assert_eq!(score("5 5"), "10");
    assert_eq!(score("-3 -3"), "-6");
}

/// DTG-33
#[test]
fn one_triple_of_devils_cancels_and_further_ones_count() {
    assert_eq!(score("6 6"), "12");
    assert_eq!(score("6 6 6"), "0");
    assert_eq!(score("6 6 6 6"), "6");
    assert_eq!(score("6 6 6 6 6"), "12");
}

/// DTG-33
#[test]
fn a_goose_cancels_with_a_chase_and_nothing_else() {
    assert_eq!(score("goose chase"), "0");
    assert_eq!(score("goose chase chase"), "11");
    assert_eq!(score("chase chase"), "22");
    assert_eq!(score("goose goose"), "22");
    assert_eq!(score("goose goose chase chase"), "0");
}

/// DTG-33
#[test]
fn covered_cards_do_not_count() {
    let play = Play::from(&Position::new(&["0?", "13+12+8 7?"]));
    assert_eq!(play.view().sheet(B).result(), points(8));
}

/// The end of a round in which seat 0 turns its last card up.
fn round_of(ranges: &[&str]) -> Play {
    let mut play = Play::from(&Position::new(ranges).pile("0 12"));
    play.does(A, TAKE).does(A, card(A, 0));
    play
}

/// DTG-34
#[test]
fn exactly_three_devils_give_six_to_each_opponent_before_multiplying() {
    let play = round_of(&["1? 6 6 6", "10 x2", "-4"]);
    assert_eq!([A, B, C].map(|seat| play.scored(seat).result()), [0, 32, 2].map(points));
    assert_eq!(play.scored(B).gift(), points(6));
    let play = round_of(&["1? 6 6 6 6", "10 x2", "-4"]);
    assert_eq!([A, B, C].map(|seat| play.scored(seat).result()), [6, 20, -4].map(points));
}

/// DTG-35
#[test]
fn the_sum_is_doubled_and_halved_below_zero_too() {
    assert_eq!(score("10 x2 /2"), "10");
    assert_eq!(score("train x2"), "-26");
    assert_eq!(score("9 /2"), "4.5");
    assert_eq!(score("9 /2 /2 /2"), "1.125");
    assert_eq!(score("1 x2 x2 x2"), "8");
    assert_eq!(score("train bullet x2"), "0");
}

/// DTG-35
#[test]
fn a_score_sheet_has_every_step_of_the_sum() {
    let sheet = sheet("8 8 8 6 -3 x2 /2 /2");
    let lines: Vec<_> =
        sheet.lines().map(|line| (line.kind, line.cards, line.cancelled, line.points)).collect();
    let expected = [
        (Kind::Devil, 1, 0, points(6)),
        (Kind::EightBall, 3, 2, points(8)),
        (Kind::PeachyKeen, 1, 0, points(-3)),
    ];
    assert_eq!(lines, expected);
    assert_eq!(sheet.sum(), points(11));
    assert_eq!((sheet.doubled(), sheet.halved(), sheet.dodged()), (1, 2, false));
    assert_eq!(sheet.result().to_string(), "5.5");
}

/// DTG-33
#[test]
fn an_added_card_counts_as_part_of_the_range() {
    let sheet = |range: &str| Play::from(&Position::new(&[range, "7?"])).view().sheet(A);
    let without = sheet("0? 8 9");
    for more in ["12", "8"] {
        assert_eq!(without.with_card(kind(more)), sheet(&format!("0? 8 9 {more}")), "{more}");
    }
    assert_eq!(without.with_card(kind("12")).with_card(kind("12")), sheet("0? 8 9 12 12"));
}
