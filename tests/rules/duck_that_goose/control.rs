//! Control Freak (DTG-23).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Action, Event, Kind, Position, Refusal, Slot, TaskStep};

/// DTG-23
#[test]
fn it_decides_every_choice_of_the_next_turn_of_an_opponent() {
    let position = Position::new(&["0? 1?", "7? 8? 12", "1?"]).pile("freak 13").deck("wind");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0));
    assert_eq!(play.refuses(A, Action::Seat(A)), Refusal::NotAnOpponent(Kind::ControlFreak, A));
    play.does(A, Action::Seat(B)).asks(A, TaskStep::Open);
    assert_eq!(play.refuses(B, DRAW), Refusal::NotAsked);
    play.does(A, DRAW).does(A, ADD).does(A, card(B, 1)).asks(A, TaskStep::Wind);
    play.does(A, card(B, 2)).asks(C, TaskStep::Open);
    assert_eq!(play.range(B), "7? wind");
}

/// DTG-23
#[test]
fn the_decider_sees_the_drawn_card_but_not_the_facedown_ones() {
    let mut play =
        Play::from(&Position::new(&["0?", "7? 8?1", "1?"]).turn(B).control(B, A).deck("12"));
    play.does(A, DRAW);
    let view = play.seen_by(A);
    assert_eq!(view.held.and_then(|held| held.kind), Some(kind("12")));
    assert_eq!([0, 1].map(|slot| view.remembered(place(B, slot))), [None; 2]);
    assert_eq!(play.seen_by(C).held.and_then(|held| held.kind), None);
}

/// DTG-23
#[test]
fn seat_and_controller_both_see_cards_shown_in_that_turn() {
    let position = Position::new(&["0?", "cow 7? 8?", "1?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.deck("12 13 4").pile("4"));
    play.does(A, DO);
    assert_eq!([A, B, C].map(|seat| play.seen_by(seat).deck.seen.len()), [3, 3, 0]);
    play.does(A, order(&[0, 1, 2])).does(A, TAKE).does(A, card(B, 1));
    let sees = |seat| matches!(play.seen_by(seat).ranges[1][2], Slot::Down { kind: Some(_), .. });
    assert_eq!([A, B, C].map(sees), [true, true, false]);
}

/// DTG-23
#[test]
fn it_covers_the_choices_of_that_seat_alone() {
    let position = Position::new(&["0? -3", "7? 8? -4", "1? -3"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("birds 9 9"));
    play.does(A, TAKE).does(A, card(B, 0)).does(A, give(C, "9")).does(A, give(B, "9"));
    play.asks(C, TaskStep::Shoot).does(C, card(C, 1));
    play.asks(A, TaskStep::Shoot).does(A, card(B, 2));
}

/// DTG-23
#[test]
fn decisions_of_ripe_are_never_controlled() {
    let position = Position::new(&["0?", "7? 8? ripe", "1? 12"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("thunder"));
    assert_eq!(play.may(), SeatSet::only(B));
    assert_eq!(play.refuses(A, RIPE), Refusal::NoRipe);
    play.does(B, RIPE).asks(B, TaskStep::Steal).does(B, card(C, 1)).asks(A, TaskStep::Open);
}

/// DTG-23
#[test]
fn a_second_one_replaces_the_first_and_no_turn_left_means_nothing() {
    let position = Position::new(&["0? 1?", "7?", "1"]).control(B, C).pile("freak 13");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, Action::Seat(B)).asks(A, TaskStep::Open);
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, Action::Seat(C));
    play.does(C, TAKE).does(C, card(B, 0)).does(A, DRAW);
    let keep = if play.legal(A).contains(&DISCARD) { DISCARD } else { ADD };
    play.does(A, keep).does(A, card(A, 1));
    // The round is over, and with it the control of a seat that had no turn.
    assert!(play.events.iter().any(|event| matches!(event, Event::RoundEnded { .. })));
    assert_eq!(play.view().public.control[..3], [None; 3]);
}

/// DTG-23
#[test]
fn any_opponent_may_be_chosen_and_one_must_be() {
    let play = played("freak", &["0? 1?", "8?", "12", ""], "");
    assert_eq!(play.legal(A), [to(B), to(C), to(D)]);
    assert_eq!(play.refuses(A, DECLINE), Refusal::MustBeDone);
    assert_eq!(play.refuses(A, to(A)), Refusal::NotAnOpponent(Kind::ControlFreak, A));
}

/// DTG-23
#[test]
fn it_covers_one_turn_and_no_more() {
    let mut play = played("freak", &["0? 1?", "8? 7?", "4? 10?"], "");
    play.does(A, to(B)).opens(A).does(A, TAKE).does(A, card(B, 0)).opens(C).takes(C, 0);
    play.opens(A).takes(A, 1).opens(B);
    assert_eq!(play.view().public.turn.controller, None);
}

/// DTG-23
#[test]
fn that_it_is_coming_is_open_to_all() {
    let mut play = played("freak", &["0? 1?", "8? 7?", "4? 10?"], "");
    play.does(A, to(C));
    assert_eq!(play.seen_by(B).public.control[..3], [None, None, Some(A)]);
    assert!(play.events.contains(&Event::Controlled { seat: A, target: C }));
    play.takes(B, 0);
    let turn = play.seen_by(B).public.turn;
    assert_eq!((turn.seat, turn.controller), (C, Some(A)));
}

/// DTG-23
#[test]
fn the_turn_going_on_is_not_the_next_one() {
    // In the turn of the second seat the first plays Control Freak by Ripe.
    let position = Position::new(&["ripe 0? 1?", "8? 7?", "4?"]).pile("freak 12").turn(B);
    let mut play = Play::from(&position);
    play.does(A, RIPE).does(A, to(B)).opens(B).takes(B, 0).opens(C).takes(C, 0);
    play.opens(A).takes(A, 1).opens(A);
    assert_eq!(play.view().public.turn.seat, B);
}

/// DTG-23
#[test]
fn it_lasts_though_the_card_leaves() {
    let position = Position::new(&["thunder?2 1?", "8? 7?", "ripe 4? 10?"]).pile("freak");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, to(B)).opens(A).does(C, RIPE).does(C, card(A, 0));
    assert_eq!(play.range(C), "ripe 4? 10? thunder freak");
    play.opens(A);
    assert_eq!(play.view().public.turn.controller, Some(A));
}

/// DTG-23
#[test]
fn a_seat_that_is_skipped_stays_controlled_until_its_next_turn() {
    let position = Position::new(&["0? 1?", "13", "4? flip?"]).control(B, A).pile("12").deck("9");
    let mut play = Play::from(&position.turn(C));
    // Flip, laid there by Burst, could still bring the second seat a facedown card.
    play.takes(C, 0).takes(A, 0).does(C, DRAW).does(C, DISCARD).does(C, card(C, 1));
    assert_eq!(play.view().public.control[..3], [None, Some(A), None]);
}

/// DTG-23
#[test]
fn control_freak_played_in_a_controlled_turn_is_the_seats_own() {
    let position = Position::new(&["0? 1?", "7? 8?", "4? 10?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("freak 12"));
    play.does(A, TAKE).does(A, card(B, 0)).asks(A, TaskStep::Control);
    // The opponents are those of the seat, and it decides later.
    assert_eq!(play.legal(A), [to(A), to(C)]);
    play.does(A, to(C)).opens(B);
    assert_eq!((play.view().public.turn.seat, play.view().public.turn.controller), (C, Some(B)));
}

/// DTG-23, DTG-30
#[test]
fn at_the_tables_it_chooses_for_that_seat_and_not_for_others() {
    let position = Position::new(&["0? 1", "7? 8", "4? 10"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("tables"));
    play.does(A, TAKE).does(A, card(B, 0));
    assert_eq!(play.legal(A), [card(B, 0), card(B, 1)]);
    play.does(A, card(B, 1));
    assert_eq!(play.owed(), SeatSet::only(C));
    play.does(C, card(C, 1));
    assert_eq!(play.legal(A), [card(A, 1)]);
    play.does(A, card(A, 1));
    assert_eq!((play.legal(A), play.legal(B)), (vec![Action::Left, Action::Right], vec![]));
}

/// DTG-23, DTG-24
#[test]
fn it_names_the_copycat_and_leaves_or_does_its_action() {
    let position = Position::new(&["0? 1?", "7? 8? -3", "4?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("copycat"));
    play.does(A, TAKE).does(A, card(B, 0)).does(A, name("9")).asks(A, TaskStep::Shoot);
    play.does(A, DECLINE).opens(C);
    assert_eq!(play.range(B), "copycat=9 8? -3");
}

/// DTG-23, DTG-17
#[test]
fn second_sight_in_that_turn_shows_the_cards_to_both() {
    let position = Position::new(&["0? 1?", "7? 8?", "4?"]).turn(B).control(B, A).pile("4");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(B, 0)).opens(C);
    let looks = [A, B, C].map(|seat| play.looked_at(seat, B));
    assert_eq!(looks, ["8", "8", ""]);
}

/// DTG-23, DTG-31
#[test]
fn the_controller_neither_decides_nor_sees_the_card_of_ripe() {
    let position = Position::new(&["0? 1?", "ripe 7? 8?", "4?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.clone().pile("4"));
    play.does(B, RIPE).opens(A);
    let looks = [A, B].map(|seat| play.looked_at(seat, B));
    assert_eq!(looks, ["", "7 8"]);
    let mut play = Play::from(&position.pile("copycat"));
    play.does(B, RIPE).asks(B, TaskStep::Name).does(B, name("8")).opens(A);
}

/// DTG-23, DTG-31
#[test]
fn the_ripe_of_a_third_seat_leaves_the_controlled_seat_its_own_choices() {
    let position = Position::new(&["0? 1", "7? 8", "ripe 10? 4"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("tables"));
    play.does(C, RIPE).does(C, card(C, 0)).does(A, card(A, 1));
    assert_eq!(play.owed(), SeatSet::only(B), "the turn is paused");
    play.does(B, card(B, 1)).does(C, Action::Left).opens(A);
    let position = Position::new(&["0? 1", "7? 8 -3", "ripe 10?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("birds 9 9"));
    play.does(C, RIPE).does(C, give(B, "9")).does(C, DECLINE).asks(B, TaskStep::Shoot);
}

/// DTG-23, DTG-31
#[test]
fn ripe_interrupts_the_decider_at_each_of_its_decisions() {
    let position = Position::new(&["0? 1?", "7? 8?", "ripe?2 4?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("12 13").deck("10"));
    play.does(A, DRAW).does(C, TURN_UP).asks(A, TaskStep::Keep).does(A, DISCARD);
    play.does(C, RIPE).asks(A, TaskStep::TurnUp).does(A, card(B, 1)).opens(C);
    assert_eq!((play.range(B).as_str(), play.range(C).as_str()), ("7? 8", "ripe 4? 10"));
}

/// DTG-23, DTG-31
#[test]
fn only_the_owner_turns_its_ripe_up_out_of_turn_but_the_decider_may_in_the_turn() {
    let position = Position::new(&["0? 1?", "7? ripe?01", "4?"]).turn(B).control(B, A).pile("12");
    let mut play = Play::from(&position.deck("10"));
    assert_eq!(play.refuses(A, TURN_UP), Refusal::NoRipe);
    assert_eq!(play.legal(B), [TURN_UP, RIPE]);
    play.does(A, DRAW).does(A, DISCARD).does(A, card(B, 1)).opens(C);
    assert_eq!((play.range(B).as_str(), play.may()), ("7? ripe", SeatSet::only(B)));
}

/// DTG-23
#[test]
fn it_ends_with_the_round() {
    let mut play = played("freak", &["0?", "8"], "");
    play.does(A, to(B));
    assert!(play.round_ended());
    assert_eq!(play.view().public.control[..2], [None, None]);
    assert_eq!(play.view().public.round, 2);
}
