//! The effect of each card that Burst puts down: for the range that has it, as the player of Burst decides (DTG-21).

use super::play::*;
use mallard::engine::{Seat, SeatSet};
use mallard::games::duck_that_goose::{Action, Event, Kind, Position, Refusal, TaskStep};

/// Seat 0 plays Burst in slot 0 and puts the revealed card on the card in slot 0 of this seat.
fn play_burst(code: &str, on: Seat, ranges: &[&str], pile: &str) -> Play {
    let position = Position::new(ranges).deck(code).pile(&format!("burst {pile}"));
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(on, 0));
    play
}

const RANGES: [&str; 3] = ["0? 1? -3", "13 7? -4 12", "8 4? 10"];

/// DTG-21
#[test]
fn a_card_without_an_action_ends_the_turn() {
    for code in ["0", "5", "7", "goose", "chase", "x2", "-7", "bullet", "train", "cow", "ripe"] {
        let mut play = play_burst(code, C, &RANGES, "");
        play.opens(B);
        assert_eq!(play.range(C), format!("8+{code} 4? 10"));
    }
}

/// DTG-21, DTG-17
#[test]
fn second_sight_may_be_left_and_is_not_asked_where_all_is_face_up() {
    let mut play = play_burst("4", B, &["0? 1?", "13 7? 8?"], "");
    assert_eq!(play.legal(A), [DO, DECLINE]);
    play.does(A, DECLINE).opens(B);
    assert_eq!(play.looked_at(B, B), "");
    let mut play = play_burst("4", B, &["0? 1?", "13 7? 8?"], "");
    play.does(A, DO).opens(B);
    assert_eq!((play.looked_at(B, B).as_str(), play.looked_at(A, B).as_str()), ("7 8", ""));
    play_burst("4", B, &["0? 1?", "13 12"], "").opens(A);
}

/// DTG-21, DTG-18
#[test]
fn devils_come_to_the_range_of_the_placed_devil() {
    let mut play = play_burst("6", C, &RANGES, "6 12 6");
    play.asks(A, TaskStep::Act(kind("6"))).does(A, DO).opens(B);
    assert_eq!(play.range(C), "8+6 4? 10 6 6");
    play_burst("6", C, &RANGES, "12").opens(B);
}

/// DTG-21, DTG-19
#[test]
fn shoot_discards_a_blue_card_of_its_range_or_none() {
    let mut play = play_burst("9", B, &RANGES, "");
    play.asks(A, TaskStep::Act(kind("9"))).does(A, DO).asks(B, TaskStep::Shoot);
    assert_eq!(play.legal(B), [card(B, 2)]);
    assert_eq!(play.refuses(B, card(A, 2)), Refusal::NotThisRange(Kind::ShootFoot, place(A, 2)));
    play.does(B, card(B, 2)).opens(B);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("13+9 7? 12", "-4 0"));
    play_burst("9", C, &RANGES, "").opens(B);
}

/// DTG-21, DTG-23
#[test]
fn control_freak_gives_the_player_of_burst_any_other_seat() {
    let mut play = play_burst("freak", B, &RANGES, "");
    assert_eq!(play.legal(A), [to(B), to(C), DECLINE]);
    assert_eq!(play.refuses(A, to(A)), Refusal::NotAnOpponent(Kind::ControlFreak, A));
    // Even the owner of the range that has it.
    play.does(A, to(B)).opens(A);
    assert_eq!(play.view().public.turn.seat, B);
}

/// DTG-21, DTG-25
#[test]
fn flip_brings_the_card_facedown_to_its_range() {
    let mut play = play_burst("flip", C, &RANGES, "");
    let all = [card(A, 0), card(A, 2), card(B, 0), card(B, 2), card(B, 3), card(C, 2), DECLINE];
    assert_eq!(play.legal(A), all);
    play.does(A, card(A, 0)).opens(B);
    assert_eq!(play.ranges(), ["1? -3", "13 7? -4 12", "8+flip 4? 10 burst?"]);
}

/// DTG-21, DTG-26
#[test]
fn kill_two_birds_is_given_by_the_player_of_burst_or_not_at_all() {
    let mut play = play_burst("birds", C, &RANGES, "9 9");
    assert!(play.legal(A).contains(&DECLINE));
    play.does(A, give(B, "9"));
    assert_eq!(play.refuses(A, give(B, "9")), Refusal::GivenAlready(B));
    play.does(A, DECLINE).asks(B, TaskStep::Shoot);
    assert_eq!(play.refuses(B, DECLINE), Refusal::MustBeDone);
    play.does(B, card(B, 2)).opens(B);
    let mut play = play_burst("birds", C, &RANGES, "9 9");
    play.does(A, DECLINE).opens(B);
    assert_eq!(play.pile(), "0 9 9");
}

/// DTG-21, DTG-27
#[test]
fn second_wind_discards_from_its_range() {
    let mut play = play_burst("wind", B, &RANGES, "");
    assert_eq!(play.legal(A), [card(B, 2), card(B, 3), DECLINE]);
    play.does(A, card(B, 3)).opens(B);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("13+wind 7? -4", "12 0"));
}

/// DTG-21, DTG-28
#[test]
fn steal_robs_the_others_for_its_range() {
    let mut play = play_burst("thunder", B, &RANGES, "");
    let all = [card(A, 0), card(A, 2), card(C, 0), card(C, 2), DECLINE];
    assert_eq!(play.legal(A), all);
    // The player of Burst is an opponent of that range.
    play.does(A, card(A, 0)).opens(B);
    assert_eq!(play.ranges(), ["1? -3", "13+thunder 7? -4 12 burst", "8 4? 10"]);
}

/// DTG-21, DTG-29
#[test]
fn the_bus_on_a_devil_of_a_third_seat_goes_on_or_stays() {
    let ranges = ["0? 1?", "7? 10", "6 6 6 6 8?"];
    let mut play = play_burst("bus", C, &ranges, "");
    assert_eq!(play.range(C), "6+bus 6 6 6 8?");
    // The other three are exactly three while the fourth is covered.
    assert_eq!([A, B, C].map(|seat| play.worth(seat)), ["7", "16", "13"]);
    assert_eq!(play.legal(A), [to(A), to(B), DECLINE]);
    assert_eq!(play.refuses(A, to(C)), Refusal::NotAnOpponent(Kind::Bus, C));
    play.does(A, to(A)).opens(B);
    assert_eq!(play.ranges(), ["burst 1? bus", "7? 10", "6 6 6 6 8?"]);
    assert_eq!([A, B, C].map(|seat| play.worth(seat)), ["14", "10", "6"]);
    let mut play = play_burst("bus", C, &ranges, "");
    play.does(A, DECLINE).opens(B);
    assert_eq!(play.range(C), "6+bus 6 6 6 8?");
}

/// DTG-21, DTG-30
#[test]
fn the_tables_are_turned_from_the_player_of_burst_on_or_not() {
    let mut play = play_burst("tables", C, &RANGES, "");
    play.asks(A, TaskStep::Act(kind("tables")));
    assert_eq!(play.legal(A), [DO, DECLINE]);
    play.does(A, DO).does(A, card(A, 0)).does(B, card(B, 0)).does(C, card(C, 0));
    assert_eq!(play.owed(), SeatSet::only(A));
    play.does(A, Action::Right).opens(B);
    assert_eq!(play.ranges(), ["1? -3 13", "7? -4 12 tables", "8 4? 10 burst"]);
    play_burst("tables", C, &RANGES, "").does(A, DECLINE).opens(B);
}

/// DTG-21, DTG-24
#[test]
fn a_copycat_is_named_by_the_player_of_burst_and_acts_in_its_range() {
    let mut play = play_burst("copycat", B, &RANGES, "6");
    play.asks(A, TaskStep::Name).does(A, name("6")).asks(A, TaskStep::Act(kind("6"))).does(A, DO);
    assert_eq!(play.range(B), "13+copycat=6 7? -4 12 6");
    let mut play = play_burst("copycat", B, &RANGES, "");
    play.does(A, name("4")).does(A, DO);
    assert_eq!((play.looked_at(B, B).as_str(), play.looked_at(A, B).as_str()), ("7", ""));
}

/// DTG-21, DTG-31
#[test]
fn ripe_serves_the_owner_of_its_range_and_adds_to_it() {
    let mut play = play_burst("ripe", B, &RANGES, "");
    assert_eq!(play.refuses(A, RIPE), Refusal::NoRipe);
    play.does(B, RIPE).opens(B);
    assert_eq!(play.range(B), "13+ripe 7? -4 12 0");
}

/// DTG-21, DTG-16
#[test]
fn each_purple_card_it_places_moves_the_potatoes_once_more() {
    for code in ["train", "freak", "wind", "bus", "copycat", "cow"] {
        let play = play_burst(code, B, &["0? 1? 5", "13 7?", "8?", "4?"], "");
        assert_eq!((play.range(C).as_str(), play.range(A).as_str()), ("8? 5", "burst 1?"));
    }
    let play = play_burst("9", B, &["0? 1? 5", "13 7?", "8?", "4?"], "");
    assert_eq!(play.range(B), "13+9 7? 5");
}

/// DTG-21
#[test]
fn a_declined_action_is_an_event() {
    let mut play = play_burst("6", C, &RANGES, "6");
    play.does(A, DECLINE);
    let declined = Event::Declined { seat: A, kind: kind("6") };
    assert!(play.events.contains(&declined));
}
