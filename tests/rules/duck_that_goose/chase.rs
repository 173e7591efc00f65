//! Wild Goose Chase (DTG-20).

use super::play::*;
use mallard::games::duck_that_goose::{Position, Refusal};

/// DTG-20
#[test]
fn a_chase_that_cash_cow_sees_binds_no_seat() {
    let position = Position::new(&["cow 0? 1?", "4?"]).deck("chase 8 9").pile("12");
    let mut play = Play::from(&position);
    play.does(A, DO).does(A, order(&[0, 1, 2]));
    assert_eq!(play.legal(A), [DRAW, TAKE]);
}

/// DTG-20
#[test]
fn a_facedown_chase_may_be_discarded() {
    let mut play = Play::from(&Position::new(&["chase?0 1?", "4?"]).pile("12"));
    play.does(A, TAKE).does(A, card(A, 0));
    assert_eq!(play.pile(), "chase");
    assert_eq!(play.legal(B), [TAKE]);
}

/// DTG-20, DTG-9
#[test]
fn a_drawn_chase_must_be_added_even_where_the_pile_is_empty() {
    let mut play = Play::from(&Position::new(&["0? 1?", "4?"]).deck("chase"));
    play.does(A, DRAW);
    assert_eq!(play.refuses(A, DISCARD), Refusal::KeepTheChase);
    play.does(A, ADD).does(A, card(A, 1)).opens(B);
    assert_eq!(play.range(A), "0? chase");
}

/// DTG-20
#[test]
fn a_chase_below_a_taken_chase_is_covered_by_the_discard_and_binds_no_seat() {
    let mut play = Play::from(&Position::new(&["0? 1?", "4? 7?"]).pile("chase chase"));
    play.takes(A, 0);
    assert_eq!(play.legal(B), [DRAW, TAKE]);
    let mut play = Play::from(&Position::new(&["0? chase?", "4? 7?"]).pile("chase"));
    play.takes(A, 1);
    assert_eq!(play.legal(B), [TAKE]);
}

/// DTG-20
#[test]
fn turned_up_or_taken_it_does_nothing_more() {
    let mut play = Play::from(&Position::new(&["chase? 1?", "4?"]).deck("8").pile("12"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)).opens(B);
    assert_eq!(play.legal(B), [DRAW, TAKE]);
    played("chase", &["0? 1?", "4?"], "").opens(B);
}

/// DTG-20, DTG-21
#[test]
fn a_chase_that_burst_reveals_is_placed_and_forces_nothing() {
    let position = Position::new(&["0? 1?", "13 4?"]).pile("burst 8").deck("chase");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0)).opens(B);
    assert_eq!(play.range(B), "13+chase 4?");
    assert_eq!(play.legal(B), [DRAW, TAKE]);
}

/// DTG-20, DTG-22
#[test]
fn a_chase_that_cash_cow_leaves_on_top_binds_only_the_seat_that_draws_it() {
    let position = Position::new(&["cow 0? 1?", "4? 7?"]).deck("8 chase 9").pile("12");
    let mut play = Play::from(&position);
    play.does(A, DO).does(A, order(&[1, 0, 2])).takes(A, 1);
    assert_eq!(play.legal(B), [DRAW, TAKE]);
    play.does(B, DRAW);
    assert_eq!(play.legal(B), [ADD]);
}

/// DTG-20
#[test]
fn a_taken_chase_may_be_followed_by_any_own_facedown_card() {
    let mut play = Play::from(&Position::new(&["0? chase? 8", "4?"]).pile("chase 12"));
    play.does(A, TAKE);
    assert_eq!(play.legal(A), [card(A, 0), card(A, 1)]);
}

/// DTG-20
#[test]
fn discarded_by_an_action_it_binds_the_next_seat() {
    let mut play = played("wind", &["0? 1? chase", "4?"], "");
    play.does(A, card(A, 2)).opens(B);
    assert_eq!(play.legal(B), [TAKE]);
}

/// DTG-20, DTG-24
#[test]
fn a_copycat_that_was_a_chase_binds_no_seat_in_the_pile() {
    let mut play = played("wind", &["0? 1? copycat=chase", "4?"], "");
    play.does(A, card(A, 2)).opens(B);
    assert_eq!(play.pile(), "copycat 0");
    assert_eq!(play.legal(B), [DRAW, TAKE]);
}
