//! Inconsistent positions are refused, so that no test uses an impossible one.

use super::play::*;
use mallard::games::durak::{Options, Phase, Position};

#[track_caller]
fn refused(position: &Position) -> String {
    position.state().expect_err("it must not fit")
}

#[test]
fn a_card_is_in_one_place_only() {
    let twice = "Qh is in two places";
    assert_eq!(refused(&Position::new("9h", &["6h Qh", "Qh"])), twice);
    assert_eq!(refused(&Position::new("9h", &["6h Qh Qh", "Kh"])), twice);
    assert_eq!(refused(&Position::new("9h", &["6h", "Kh"]).stock("Qh Qh 9h")), twice);
    assert_eq!(refused(&Position::new("9h", &["6h Qh", "Kh"]).bout("Qh")), twice);
    let laid_twice = Position::new("9h", &["6h", "Kh"]).bout("7s/Qh Qh");
    assert_eq!(refused(&laid_twice), "a card lies on the table twice");
}

#[test]
fn a_card_is_of_the_deck() {
    assert_eq!(refused(&Position::new("9h", &["5h", "Kh"])), "5h is not in the deck");
    assert_eq!(refused(&Position::new("9h", &["1h", "Kh"])), "there is no card \"1h\"");
}

#[test]
fn the_turned_up_trump_is_under_the_stock() {
    let six = ["6h 7h 8h 10h Jh Qh", "6s 7s 8s 10s Js Qs"];
    let position = Position::new("9h", &six).stock("9h 6d");
    assert_eq!(refused(&position), "9h does not lie under the stock");
}

#[test]
fn a_seat_that_plays_has_cards_and_one_that_is_out_has_none() {
    assert_eq!(refused(&Position::new("9h", &["", "Kh"])), "seat 0 plays without cards");
    let out = Position::new("9h", &["6h", "Kh", "As"]).out(C, 1);
    assert_eq!(refused(&out), "seat 2 is out with cards");
    let short = Position::new("9h", &["6h", "Kh"]).stock("9h");
    assert_eq!(refused(&short), "seat 0 did not refill");
    let opener = Position::new("9h", &["", "Kh", "As"]).out(A, 1);
    assert_eq!(refused(&opener), "the opener is out");
}

#[test]
fn the_table_is_as_the_rules_allow() {
    let wrong = Position::new("9h", &["6s", "Kh"]).bout("7d/6d");
    assert_eq!(refused(&wrong), "6d does not beat 7d");
    let over = Position::new("9h", &["Qd", "Kh"]).bout("7d/8d 8c/9c Jc/Qc Qs/Ks Kc/Ac Ks/As");
    assert!(refused(&over).contains("twice"));
    let done = Position::new("9h", &["", "Kh"]).bout("7d/8d");
    assert_eq!(refused(&done), "the bout is over");
    let full = Position::new("9h", &["6d", "Kh"]).bout("6s/7s 6c/7c 7d/8d 7h/8h 8s/10s 8c/10c");
    assert_eq!(refused(&full), "the bout is over");
}

#[test]
fn seats_and_options_fit() {
    assert!(refused(&Position::new("9h", &["6h"])).contains("1 seats"));
    let three = Position::new("9h", &["6h", "7h", "8h"]);
    assert!(refused(&three.options(teams(Options::default()))).contains("3 seats"));
    assert_eq!(refused(&Position::new("9h", &["6h", "7h"]).dealer(E)), "there is no seat 4");
}

#[test]
fn the_phase_follows_from_the_table() {
    let position = Position::new("9h", &["6h Qs", "Kh As"]);
    assert_eq!(Play::from(&position).phase(), Phase::Lead(A));
    assert_eq!(Play::from(&position.clone().bout("7d")).phase(), Phase::Defend);
    assert_eq!(Play::from(&position.clone().bout("7d/Qd")).phase(), Phase::Add(A));
    let held_three = Play::from(&position.bout("7d/Qd")).view().public.bout.cap;
    assert_eq!(held_three, 3, "the card that beat counts for the cap");
}
