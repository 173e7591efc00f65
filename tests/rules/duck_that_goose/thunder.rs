//! Steal Someone's Thunder (DTG-28).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Action, Event, Position, Refusal, TaskStep};

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
fn a_stolen_end_card_works_for_its_new_range() {
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

/// DTG-28, DTG-31
#[test]
fn a_stolen_ripe_does_nothing_until_it_is_played_again() {
    let position = Position::new(&["0? 1?", "ripe 7? 8?"]).pile("thunder 12").deck("flip");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0));
    assert_eq!((play.range(A).as_str(), play.may()), ("thunder 1? ripe", SeatSet::EMPTY));
    assert_eq!(play.refuses(A, RIPE), Refusal::NoRipe);
    // Flip turns it facedown, known to all; turned up it is played.
    play.does(B, DRAW).does(B, ADD).does(B, card(B, 0)).does(B, card(A, 2));
    assert_eq!(play.range(B), "flip 8? ripe?");
    assert_eq!(play.may(), SeatSet::only(B));
    play.does(B, RIPE);
    assert_eq!(play.count(|event| matches!(event, Event::RipeUsed { seat: B })), 1);
}

/// DTG-28, DTG-31
#[test]
fn a_stolen_ripe_is_not_asked_about_when_the_round_would_end() {
    let mut play = played("thunder", &["0?", "ripe 8"], "12");
    play.does(A, card(B, 0));
    assert!(play.round_ended());
}

/// DTG-28, DTG-22
#[test]
fn a_stolen_cash_cow_does_nothing_until_it_is_played_again() {
    let position = Position::new(&["0? 1?", "cow 7? 8?"]).pile("thunder 12").deck("flip 10 13 9");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0));
    assert_eq!(play.range(A), "thunder 1? cow");
    play.does(B, DRAW).does(B, ADD).does(B, card(B, 0)).asks(B, TaskStep::Flip);
    let mut other = Play { state: play.state.clone(), events: Vec::new() };
    other.does(B, DECLINE).opens(A);
    // Facedown and turned up again it is played, and works.
    play.does(B, card(A, 2)).takes(A, 1);
    play.does(B, DRAW).does(B, DISCARD).does(B, card(B, 2)).asks(B, TaskStep::Look);
    assert_eq!(play.range(B), "flip 8? cow");
}

/// DTG-28, DTG-30
#[test]
fn a_card_that_comes_by_another_way_keeps_what_it_can_do() {
    let mut play = played("tables", &["0? 1?", "cow 7? 8?"], "8");
    play.does(A, card(A, 0)).does(B, card(B, 0)).does(A, Action::Left).opens(B);
    assert_eq!(play.ranges(), ["1? cow", "7? 8? tables"]);
    play.takes(B, 0).asks(A, TaskStep::Look);
}

/// DTG-28, DTG-16
#[test]
fn a_stolen_potato_still_goes_on_when_a_purple_card_is_played() {
    let position = Position::new(&["0? 1? 5", "12 7? 8?", "4? -3"]).pile("thunder 13").deck("wind");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 3));
    assert_eq!(play.ranges(), ["thunder 1? 5", "12 7? 8?", "4? -3"]);
    play.does(B, DRAW).does(B, ADD).does(B, card(B, 1));
    assert_eq!(play.ranges(), ["thunder 1?", "12 wind 8? 5", "4? -3"]);
}
