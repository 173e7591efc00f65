//! Playing, moving, and obligations (DTG-13 to DTG-15).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Action, Position, Refusal, TaskStep};

/// DTG-13
#[test]
fn a_moved_card_is_not_played() {
    let position = Position::new(&["0? 1?", "flip 7?", "8"]).pile("thunder 9");
    let mut play = Play::from(&position);
    play.takes(A, 0).asks(A, TaskStep::Steal).does(A, card(B, 0));
    assert_eq!(play.range(A), "thunder 1? flip");
    play.asks(B, TaskStep::Open);
}

/// DTG-14
#[test]
fn a_may_can_be_declined_and_a_must_cannot() {
    let mut play = Play::from(&Position::new(&["0? 1?", "8 7?"]).pile("thunder"));
    play.takes(A, 0).does(A, DECLINE);
    assert_eq!(play.range(B), "8 7?");
    let mut play = Play::from(&Position::new(&["0? 1?", "8 7?"]).pile("bus"));
    play.takes(A, 0);
    assert_eq!(play.refuses(A, DECLINE), Refusal::MustBeDone);
}

/// DTG-14
#[test]
fn an_action_that_cannot_be_done_does_nothing() {
    let mut play = Play::from(&Position::new(&["0? 1?", "8? 7?"]).pile("thunder"));
    play.takes(A, 0).asks(B, TaskStep::Open);
}

/// DTG-15
#[test]
fn gifts_of_kill_two_birds_act_in_the_order_of_their_arrival_each_to_its_end() {
    let position = Position::new(&["0? 1?", "-3 7?", "-4 7?"]).pile("birds 9 9");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, give(C, "9"));
    assert_eq!(play.range(C), "-4 7? 9");
    play.does(A, give(B, "9")).asks(C, TaskStep::Shoot).does(C, card(C, 0));
    play.asks(B, TaskStep::Shoot).does(B, card(B, 0)).asks(B, TaskStep::Open);
    assert_eq!((play.range(B).as_str(), play.range(C).as_str()), ("7? 9", "7? 9"));
}

/// DTG-13
#[test]
fn every_way_from_deck_or_pile_is_playing() {
    let acts = |play: &mut Play| {
        play.asks(A, TaskStep::Wind);
    };
    acts(&mut played("wind", &["0? 1? 12", "8?"], ""));
    let drawn = Position::new(&["0? 1? 12", "8?"]).deck("wind");
    acts(Play::from(&drawn).does(A, DRAW).does(A, ADD).does(A, card(A, 0)));
    let turned_up = Position::new(&["wind? 1? 12", "8?"]).deck("13");
    acts(Play::from(&turned_up).does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)));
    let by_ripe = Position::new(&["ripe 1? 12", "8?"]).pile("wind");
    acts(Play::from(&by_ripe).does(A, RIPE));
    let by_burst = Position::new(&["0? 1? 12", "8?"]).pile("burst").deck("wind");
    acts(Play::from(&by_burst).takes(A, 0).does(A, card(A, 0)));
}

/// DTG-13
#[test]
fn cards_moved_by_steal_bus_tables_or_potato_do_not_act() {
    // A Shoot that arrived by a move would discard the blue card.
    let mut play = played("thunder", &["0? 1? -3", "9 8?"], "");
    play.does(A, card(B, 0)).opens(B);
    let mut play = played("tables", &["0? 1? 12", "-3 8?"], "");
    play.does(A, card(A, 2)).does(B, card(B, 0)).does(A, Action::Left).opens(B);
    let mut play = played("tables", &["0? 1? -3", "9 8?"], "");
    play.does(A, card(A, 0)).does(B, card(B, 0)).does(A, Action::Left).opens(B);
    assert_eq!(play.ranges(), ["1? -3 9", "8? tables"]);
}

/// DTG-13
#[test]
fn a_moved_purple_card_moves_no_potatoes() {
    let mut play = played("thunder", &["0? 1?", "train 8? 5", "4?"], "");
    // Thunder itself has moved it to the third seat.
    assert_eq!(play.range(C), "4? 5");
    play.does(A, card(B, 0));
    assert_eq!(play.ranges(), ["thunder 1? train", "8?", "4? 5"]);
}

/// DTG-14
#[test]
fn only_flip_wind_and_steal_may_be_declined() {
    for (code, may) in [
        ("flip", true),
        ("wind", true),
        ("thunder", true),
        ("9", false),
        ("freak", false),
        ("copycat", false),
        ("birds", false),
        ("bus", false),
        ("burst", false),
        ("tables", false),
    ] {
        let play = played(code, &["0? 1? -3 12", "8? 10"], "8");
        assert_eq!(play.legal(A).contains(&DECLINE), may, "{code}");
        assert_eq!(play.owed(), SeatSet::only(A), "{code}");
    }
}

/// DTG-14
#[test]
fn an_impossible_action_is_not_asked() {
    for (code, ranges) in [
        ("9", ["0? 1? 12", "8? -3"]),
        ("flip", ["0? 1?", "8?"]),
        ("wind", ["0? 1? train", "8? 12"]),
        ("thunder", ["0? 1? 12", "8?"]),
        ("birds", ["0? 1? 9", "8? 9"]),
    ] {
        let mut play = played(code, &ranges, "12");
        play.opens(B);
        assert_eq!(play.pile(), "0 12", "{code}");
    }
}

/// DTG-14
#[test]
fn an_action_that_has_begun_goes_on_when_its_card_is_moved_covered_or_flipped() {
    for (interrupt, lies) in [
        ("thunder?", "ripe 8? thunder wind"),
        ("flip?", "ripe 8? flip wind?"),
        ("burst?", "ripe 8? burst"),
    ] {
        let position = Position::new(&[&format!("{interrupt} 1? 12"), "ripe 8?", "4?"]);
        let mut play = Play::from(&position.pile("wind").deck("13"));
        play.takes(A, 0).asks(A, TaskStep::Wind).does(B, RIPE).does(B, card(A, 0));
        assert_eq!(play.range(B), lies);
        play.asks(A, TaskStep::Wind);
        let twelve = if interrupt == "burst?" { card(A, 2) } else { card(A, 1) };
        play.does(A, twelve);
        assert_eq!(play.pile(), "12");
        play.opens(B);
    }
}

/// DTG-15
#[test]
fn collected_devils_find_nothing_more_to_collect() {
    let mut play = played("6", &["0? 1?", "8?"], "6 6 6");
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("6 1? 6 6 6", "0"));
    play.opens(B);
}

/// DTG-15
#[test]
fn the_first_of_two_given_devils_collects_the_rest_before_the_second_acts() {
    let mut play = played("birds", &["0? 1?", "8?", "7?"], "6 6 6 6");
    play.does(A, give(C, "6")).does(A, give(B, "6")).opens(B);
    assert_eq!(play.ranges(), ["birds 1?", "8? 6", "7? 6 6 6"]);
}
