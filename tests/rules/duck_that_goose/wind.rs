//! Second Wind (DTG-27).

use super::play::*;
use mallard::games::duck_that_goose::{Event, Kind, Position, Refusal};

/// DTG-27
#[test]
fn second_wind_may_discard_a_card_of_the_own_range_that_is_not_purple() {
    let mut play = Play::from(&Position::new(&["0? 1? 12 train", "7? 8"]).pile("wind"));
    play.takes(A, 0);
    assert_eq!(play.legal(A), [card(A, 2), DECLINE]);
    let purple = kind("train");
    assert_eq!(play.refuses(A, card(A, 3)), Refusal::Purple(purple));
    assert_eq!(play.refuses(A, card(B, 1)), Refusal::NotThisRange(Kind::SecondWind, place(B, 1)));
    play.does(A, card(A, 2));
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("wind 1? train", "12 0"));
}

/// DTG-27, DTG-14
#[test]
fn with_nothing_to_discard_it_does_nothing() {
    for range in ["0? 1?", "0? train bullet", "0? 12? copycat=8+train"] {
        let mut play = played("wind", &[range, "7? 8"], "");
        play.opens(B);
        assert_eq!(play.pile(), "0");
        let declined = |event: &Event| matches!(event, Event::Declined { .. });
        assert_eq!(play.count(declined), 0, "nothing was left undone");
    }
}

/// DTG-27
#[test]
fn facedown_and_covered_cards_cannot_be_chosen() {
    let play = played("wind", &["0? 1? 13+12 -3", "7?"], "");
    assert_eq!(play.legal(A), [card(A, 2), card(A, 3), DECLINE]);
    assert_eq!(play.refuses(A, card(A, 1)), Refusal::NotFaceUp(place(A, 1)));
}

/// DTG-27, DTG-24
#[test]
fn a_named_copycat_is_no_longer_purple_and_may_go() {
    let mut play = played("wind", &["0? 1? copycat=13", "7?"], "");
    play.does(A, card(A, 2)).opens(B);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("wind 1?", "copycat 0"));
}

/// DTG-27, DTG-21
#[test]
fn the_card_under_a_discard_is_uncovered_but_not_played() {
    let mut play = played("wind", &["0? 1? freak+12", "7?"], "");
    play.does(A, card(A, 2)).opens(B);
    assert_eq!(play.range(A), "wind 1? freak");
}

/// DTG-27
#[test]
fn it_may_leave_a_range_of_one_card() {
    let mut play = played("wind", &["0? 12", "7?"], "");
    play.does(A, card(A, 1)).opens(B);
    assert_eq!((play.range(A).as_str(), play.worth(A).as_str()), ("wind", "1"));
}
