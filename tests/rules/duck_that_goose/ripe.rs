//! When the Time is Ripe (DTG-31).

use super::play::*;
use mallard::engine::{Game, SeatSet, Viewer};
use mallard::games::duck_that_goose::{Action, DuckThatGoose, Event, Position, Refusal, TaskStep};

/// DTG-31
#[test]
fn its_owner_may_add_the_top_discard_between_any_two_decisions() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 7?"]).pile("8 12").deck("13"));
    assert_eq!(play.may(), SeatSet::only(B));
    play.does(A, DRAW).does(A, DISCARD).does(B, RIPE);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("ripe 7? 13", "8 12"));
    play.asks(A, TaskStep::TurnUp);
    assert_eq!(play.refuses(B, RIPE), Refusal::NoRipe);
}

/// DTG-31
#[test]
fn the_card_below_a_taken_one_is_open_to_it() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 7?"]).pile("8 12"));
    play.does(A, TAKE).does(B, RIPE);
    assert_eq!(play.range(B), "ripe 7? 12");
    play.asks(A, TaskStep::MakeRoom);
}

/// DTG-31
#[test]
fn an_interrupted_decision_waits_for_the_action_of_ripes_card() {
    let position = Position::new(&["thunder? 1?", "ripe 7?", "12 8?"]).pile("wind 13");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).asks(B, TaskStep::Open);
    // Second Wind had nothing to discard; now Steal is on top.
    play.does(B, RIPE).asks(B, TaskStep::Steal);
    assert_eq!(play.refuses(B, DRAW), Refusal::NotThis);
    play.does(B, card(C, 0)).asks(B, TaskStep::Open);
}

/// DTG-31
#[test]
fn ripe_needs_a_discard_and_must_be_uncovered() {
    let play = Play::from(&Position::new(&["0? 1?", "ripe 7?"]));
    assert_eq!(play.refuses(B, RIPE), Refusal::NoRipe);
    let play = Play::from(&Position::new(&["0? 1?", "ripe+8 7?"]).pile("12"));
    assert_eq!(play.refuses(B, RIPE), Refusal::NoRipe);
    let play = Play::from(&Position::new(&["0? ripe?0", "7? 8?"]).peek(SeatSet::only(B)).pile("8"));
    assert_eq!(play.refuses(A, RIPE), Refusal::NoRipe);
    assert_eq!(play.may(), SeatSet::EMPTY);
}

/// DTG-31
#[test]
fn moving_does_not_renew_it_but_an_unused_one_works_for_its_new_range() {
    let position = Position::new(&["0? 1?", "ripe 7?"]).pile("tables 8");
    let moved = |position: Position| {
        let mut play = Play::from(&position);
        play.takes(A, 0).does(A, card(A, 0)).does(B, card(B, 0)).does(A, Action::Left);
        assert_eq!(play.ranges(), ["1? ripe", "7? tables"]);
        play
    };
    assert_eq!(moved(position.clone().ripe_used()).may(), SeatSet::EMPTY);
    assert_eq!(moved(position).may(), SeatSet::only(A));
}

/// DTG-31
#[test]
fn facedown_it_may_be_turned_up_and_used_by_an_owner_who_has_seen_it() {
    let position = Position::new(&["0? 5", "ripe?1 7?", "8?"]).pile("12");
    let mut play = Play::from(&position);
    assert_eq!(play.legal(B), [TURN_UP, RIPE]);
    // Turning it up counts as playing it: a purple card.
    play.does(B, TURN_UP);
    assert_eq!([A, B].map(|seat| play.range(seat)), ["0?", "ripe 7? 5"]);
    play.asks(A, TaskStep::Open).does(B, RIPE);
    let mut play = Play::from(&position);
    play.does(B, RIPE);
    assert_eq!(play.range(B), "ripe 7? 5 12");
    let play = Play::from(&Position::new(&["0?", "ripe?0 7?"]).pile("12"));
    assert_eq!(play.may(), SeatSet::EMPTY);
}

/// DTG-31
#[test]
fn that_a_seat_may_interrupt_is_in_no_view_of_the_others() {
    let with = |range: &str| Play::from(&Position::new(&["0?", range, "8?"]).pile("12")).state;
    let [ripe, none] = ["ripe?1 7?", "4?1 7?"].map(with);
    for viewer in [Viewer::Seat(A), Viewer::Table] {
        assert_eq!(DuckThatGoose::view(&ripe, viewer), DuckThatGoose::view(&none, viewer));
    }
    assert_eq!(DuckThatGoose::pending(&ripe).owed(), DuckThatGoose::pending(&none).owed());
}

/// DTG-25
#[test]
fn a_flipped_ripe_may_be_turned_up_again_by_its_new_owner() {
    let position = Position::new(&["0? 1?", "ripe 8?"]).pile("flip 12").ripe_used();
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(B, 0));
    assert_eq!(play.may(), SeatSet::only(A));
    play.does(A, RIPE);
    assert_eq!(play.range(A), "flip 1? ripe 0");
    assert_eq!(play.count(|event| matches!(event, Event::TurnedUp { .. })), 1);
}

/// DTG-31
#[test]
fn it_may_be_used_before_the_own_decisions_too() {
    let position = Position::new(&["ripe 0? 1?", "8?"]).pile("12 13 7").deck("10");
    let mut play = Play::from(&position);
    assert_eq!(play.legal(A), [DRAW, TAKE, RIPE]);
    assert_eq!(play.may(), SeatSet::EMPTY, "it owes a decision anyway");
    play.does(A, DRAW).does(A, DISCARD);
    assert_eq!(play.legal(A), [card(A, 1), card(A, 2), RIPE]);
    play.does(A, RIPE).asks(A, TaskStep::TurnUp);
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("ripe 0? 1? 10", "12 13 7"));
}

/// DTG-31
#[test]
fn it_is_used_once_until_it_is_played_again() {
    let position = Position::new(&["0? 1?", "ripe 7?"]).pile("8 12");
    let mut play = Play::from(&position);
    play.does(B, RIPE);
    assert_eq!((play.refuses(B, RIPE), play.may()), (Refusal::NoRipe, SeatSet::EMPTY));
    play.does(A, DRAW);
    assert_eq!(play.may(), SeatSet::EMPTY);
}

/// DTG-31
#[test]
fn flipped_by_its_own_use_it_can_be_played_and_used_again() {
    let position = Position::new(&["0? 1?", "ripe 7?"]).pile("flip 12 13");
    let mut play = Play::from(&position);
    play.does(B, RIPE).does(B, card(B, 0)).opens(A);
    assert_eq!(play.range(B), "7? flip ripe?");
    assert_eq!(play.legal(B), [TURN_UP, RIPE]);
    play.does(B, RIPE).opens(A);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("7? flip ripe 12", "13"));
    assert_eq!(play.may(), SeatSet::EMPTY);
}

/// DTG-31
#[test]
fn every_way_of_playing_it_makes_it_usable() {
    let taken = played("ripe", &["0? 1?", "8?"], "12");
    assert_eq!(taken.may(), SeatSet::only(A));
    let mut turned_up = Play::from(&Position::new(&["ripe? 1?", "8?"]).deck("12"));
    turned_up.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)).opens(B);
    assert_eq!(turned_up.may(), SeatSet::only(A));
    let mut drawn = Play::from(&Position::new(&["0? 1?", "8?"]).deck("ripe"));
    drawn.does(A, DRAW).does(A, ADD).does(A, card(A, 0)).opens(B);
    assert_eq!(drawn.may(), SeatSet::only(A));
}

/// DTG-31
#[test]
fn a_discarded_and_retaken_ripe_can_be_used_again() {
    // Used, flipped, discarded from facedown: the next player to play it can use it.
    let position = Position::new(&["ripe? 1?", "8? 7?"]).pile("12 13").ripe_used();
    let mut play = Play::from(&position);
    play.takes(A, 0);
    assert_eq!(play.pile(), "ripe 13");
    assert_eq!(play.may(), SeatSet::EMPTY);
    play.takes(B, 0).opens(A);
    assert_eq!(play.may(), SeatSet::only(B));
}

/// DTG-31
#[test]
fn covering_does_not_renew_it_and_uncovering_restores_it() {
    for used in [false, true] {
        let position = Position::new(&["0? 1?", "ripe+12 7?"]).pile("thunder 13");
        let position = if used { position.ripe_used() } else { position };
        let mut play = Play::from(&position);
        assert_eq!(play.may(), SeatSet::EMPTY);
        play.takes(A, 0).does(A, card(B, 0)).opens(B);
        assert_eq!(play.range(B), "ripe 7?");
        assert_eq!(play.legal(B).contains(&RIPE), !used);
    }
}

/// DTG-31
#[test]
fn facedown_it_may_be_turned_up_without_a_discard_but_not_used() {
    let position = Position::new(&["0? 1?", "ripe?1 7?"]).deck("12");
    let mut play = Play::from(&position);
    assert_eq!(play.legal(B), [TURN_UP]);
    assert_eq!(play.refuses(B, RIPE), Refusal::NoRipe);
    play.does(B, TURN_UP).opens(A);
    assert_eq!((play.range(B).as_str(), play.may()), ("ripe 7?", SeatSet::EMPTY));
    play.does(A, DRAW).does(A, DISCARD);
    assert_eq!(play.may(), SeatSet::only(B));
}

/// DTG-31
#[test]
fn turning_it_up_takes_no_turn() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe?1 7?"]).pile("12"));
    play.does(B, TURN_UP).opens(A).takes(A, 0).opens(B);
    assert_eq!(play.legal(B), [DRAW, TAKE, RIPE]);
}

/// DTG-31, DTG-17
#[test]
fn second_sight_makes_it_known() {
    let position = Position::new(&["0? ripe?", "8? 7?"]).pile("4 12");
    let mut play = Play::from(&position);
    assert_eq!(play.legal(A), [DRAW, TAKE]);
    play.takes(A, 0);
    assert_eq!(play.legal(A), [TURN_UP, RIPE]);
}

/// DTG-31
#[test]
fn a_facedown_one_that_only_others_have_seen_cannot_be_turned_up() {
    let play = Play::from(&Position::new(&["0? 1?", "ripe?02 7?", "8?"]).pile("12"));
    for seat in [A, B, C] {
        assert_eq!(play.refuses(seat, TURN_UP), Refusal::NoRipe);
        assert_eq!(play.refuses(seat, RIPE), Refusal::NoRipe);
    }
}

/// DTG-31
#[test]
fn the_added_card_acts_before_the_interrupted_decision() {
    let position = Position::new(&["0? 1?", "ripe 7? -3 -4", "8?"]).pile("9").deck("12");
    let mut play = Play::from(&position);
    play.does(A, DRAW).does(B, RIPE).asks(B, TaskStep::Shoot);
    assert_eq!(play.legal(A), []);
    play.does(B, card(B, 2)).asks(A, TaskStep::Keep);
    assert_eq!(play.range(B), "ripe 7? -4 9");
}

/// DTG-31, DTG-16
#[test]
fn a_moving_potato_comes_before_the_card_it_adds() {
    // The Potato on the top of the pile is added after those on the table have moved.
    let position = Position::new(&["0? 1? 5", "ripe?1 7?", "8?"]).pile("5");
    let mut play = Play::from(&position);
    play.does(B, RIPE);
    assert_eq!(play.ranges(), ["0? 1?", "ripe 7? 5 5", "8?"]);
    assert_eq!(play.count(|event| matches!(event, Event::Moved { .. })), 1);
}

/// DTG-31
#[test]
fn ripe_may_take_a_chase_that_then_forces_no_seat() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 7?"]).pile("chase 12"));
    play.does(B, RIPE).opens(A);
    assert_eq!((play.range(B).as_str(), play.legal(A)), ("ripe 7? chase", vec![DRAW, TAKE]));
}

/// DTG-31
#[test]
fn a_seat_whose_cards_are_all_face_up_may_still_use_it() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 4", "8?"]).pile("12 13"));
    play.does(B, RIPE).takes(A, 0).opens(C);
    assert_eq!(play.range(B), "ripe 4 12");
}
