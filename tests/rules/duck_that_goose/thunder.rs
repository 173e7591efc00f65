//! Steal Someone's Thunder (DTG-28).

use super::play::*;
use mallard::games::duck_that_goose::{Position, Refusal};

/// DTG-28
#[test]
fn steal_takes_a_face_up_card_of_an_opponent() {
    let mut play = Play::from(&Position::new(&["0? 1? 12", "7? train"]).pile("thunder"));
    play.takes(A, 0);
    assert_eq!(play.legal(A), [card(B, 1), DECLINE]);
    play.does(A, card(B, 1));
    assert_eq!(play.range(A), "thunder 1? 12 train");
}

/// DTG-28
#[test]
fn facedown_covered_and_own_cards_cannot_be_stolen() {
    let play = played("thunder", &["0? 1? 12", "7? 13+8", "4 copycat=9"], "");
    assert_eq!(play.legal(A), [card(B, 1), card(C, 0), card(C, 1), DECLINE]);
    assert_eq!(play.refuses(A, card(B, 0)), Refusal::NotFaceUp(place(B, 0)));
    assert_eq!(play.refuses(A, card(A, 2)), Refusal::NotOpponents(place(A, 2)));
}

/// DTG-28
#[test]
fn the_action_of_the_stolen_card_is_not_done_now() {
    for code in ["4", "6", "9", "freak", "flip", "birds", "wind", "burst", "tables", "bus"] {
        let range = format!("{code} 7?");
        let mut play = played("thunder", &["0? 1? -3", &range], "6");
        play.does(A, card(B, 0)).opens(B);
        assert_eq!(play.range(A), format!("thunder 1? -3 {code}"));
        assert_eq!(play.looked_at(A, A), "");
    }
}

/// DTG-28, DTG-35
#[test]
fn what_works_at_the_end_works_for_its_new_range() {
    for (code, own, robbed) in [("x2", "22", "10"), ("/2", "5.5", "10"), ("bullet", "0", "10")] {
        let range = format!("{code} 10 7?");
        let mut play = played("thunder", &["0? 1? 10", &range], "");
        play.does(A, card(B, 0));
        assert_eq!([A, B].map(|seat| play.worth(seat)), [own, robbed]);
    }
}

/// DTG-28, DTG-34
#[test]
fn a_stolen_devil_makes_and_breaks_three() {
    let mut play = played("thunder", &["0? 1? 6 6", "6 7?", "10 8?"], "");
    play.does(A, card(B, 0));
    assert_eq!([A, B, C].map(|seat| play.worth(seat)), ["1", "6", "16"]);
    let mut play = played("thunder", &["0? 1?", "6 6 6 7?", "10 8?"], "");
    assert_eq!([A, B, C].map(|seat| play.worth(seat)), ["7", "0", "16"]);
    play.does(A, card(B, 0));
    assert_eq!([A, B, C].map(|seat| play.worth(seat)), ["7", "12", "10"]);
}

/// DTG-28, DTG-21
#[test]
fn an_upper_card_is_stolen_alone() {
    let mut play = played("thunder", &["0? 1?", "13+12+8 7?"], "");
    play.does(A, card(B, 0));
    assert_eq!(play.ranges(), ["thunder 1? 8", "13+12 7?"]);
}

/// DTG-28, DTG-6
#[test]
fn a_range_may_shrink_to_nothing() {
    let mut play = played("thunder", &["0?", "8", "7?"], "");
    play.does(A, card(B, 0)).opens(C);
    assert_eq!(play.ranges(), ["thunder 8", "", "7?"]);
    play.takes(C, 0);
    assert!(play.round_ended());
    assert_eq!(play.scored(B).result(), points(0));
}
