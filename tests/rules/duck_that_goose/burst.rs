//! Burst Someone's Bubble (DTG-21).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Action, Event, Position, Refusal, Slot, TaskStep};

/// Seat 0 plays Burst in slot 0, and `revealed` is the card that comes.
fn burst(ranges: &[&str], revealed: &str, pile: &str) -> Play {
    let position = Position::new(ranges).deck(revealed).pile(&format!("burst {pile}"));
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0));
    play
}

/// DTG-21
#[test]
fn the_revealed_card_is_placed_on_any_face_up_card_including_burst() {
    let mut play = burst(&["0? 12", "8 7?", "13+1"], "10", "");
    assert_eq!(play.legal(A), [card(A, 0), card(A, 1), card(B, 0), card(C, 0)]);
    assert_eq!(play.refuses(A, card(B, 1)), Refusal::NotFaceUp(place(B, 1)));
    play.does(A, card(C, 0));
    assert_eq!(play.range(C), "13+1+10");
    assert_eq!(play.view().sheet(C).result().to_string(), "10");
}

/// DTG-21
#[test]
fn a_covered_card_cannot_be_chosen_and_is_itself_again_when_the_upper_one_leaves() {
    let position = Position::new(&["0? 1?", "13+-9 7?", "4?"]).pile("thunder");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0));
    assert_eq!(play.legal(A), [card(B, 0), DECLINE]);
    play.does(A, card(B, 0));
    assert_eq!([A, B].map(|seat| play.range(seat)), ["thunder 1? -9", "13 7?"]);
}

/// DTG-21
#[test]
fn a_card_that_is_uncovered_again_is_not_played() {
    let position = Position::new(&["0? 1?", "6+-9 7?", "4?"]).pile("thunder 6 6");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(B, 0));
    assert_eq!(play.range(B), "6 7?");
}

/// DTG-21
#[test]
fn placing_a_card_plays_it_and_a_purple_one_moves_the_potatoes() {
    let mut play = burst(&["0? 1?", "5 5 7?", "8"], "train", "");
    // Burst has moved them already.
    assert_eq!(play.range(C), "8 5 5");
    play.does(A, card(C, 1));
    assert_eq!([A, C].map(|seat| play.range(seat)), ["burst 1? 5", "8 5+train"]);
}

/// DTG-21
#[test]
fn the_action_of_a_revealed_card_is_optional() {
    for (answer, range) in [(DO, "13+6 7? 6 6"), (DECLINE, "13+6 7?")] {
        let mut play = burst(&["0? 1?", "13 7?"], "6", "6 12 6");
        play.does(A, card(B, 0)).asks(A, TaskStep::Act(kind("6")));
        assert_eq!(play.legal(A), [DO, DECLINE]);
        play.does(A, answer);
        assert_eq!(play.range(B), range);
    }
}

/// DTG-21
#[test]
fn the_player_of_burst_chooses_for_the_range_of_the_card() {
    let mut play = burst(&["0? 1? -3", "13 7? -4", "12"], "thunder", "");
    play.does(A, card(B, 0));
    // "Opponents" are all but the seat whose range has it.
    assert_eq!(play.legal(A), [card(A, 0), card(A, 2), card(C, 0), DECLINE]);
    play.does(A, card(A, 2));
    assert_eq!(play.range(B), "13+thunder 7? -4 -3");
    let mut play = burst(&["0? 1?", "13 7?", "12"], "bus", "");
    play.does(A, card(B, 0));
    assert_eq!(play.legal(A), [Action::Seat(A), Action::Seat(C), DECLINE]);
    let mut play = burst(&["0? 1?", "13 7?", "12"], "freak", "");
    play.does(A, card(B, 0));
    assert_eq!(play.legal(A), [Action::Seat(B), Action::Seat(C), DECLINE]);
}

/// DTG-21
#[test]
fn second_sight_shows_the_cards_to_the_owner_of_its_range() {
    let mut play = burst(&["0? 1?", "13 7?"], "4", "");
    play.does(A, card(B, 0)).does(A, DO);
    assert_eq!(play.view().public.looking[..2], [SeatSet::EMPTY, SeatSet::only(B)]);
    assert!(matches!(play.seen_by(B).ranges[1][1], Slot::Down { kind: Some(_), .. }));
}

/// DTG-21
#[test]
fn a_copycat_that_is_revealed_must_be_named() {
    let mut play = burst(&["0? 1?", "13 7? -3"], "copycat", "");
    play.does(A, card(B, 0));
    assert_eq!(play.refuses(A, DECLINE), Refusal::NotThis);
    play.does(A, name("9"));
    assert_eq!(play.range(B), "13+copycat=9 7? -3");
    play.asks(A, TaskStep::Act(kind("9")));
    assert_eq!(play.legal(A), [DO, DECLINE]);
}

/// DTG-21
#[test]
fn a_ripe_placed_by_burst_serves_the_owner_of_its_range() {
    let mut play = burst(&["0? 1?", "13 7?", "8?"], "ripe", "");
    play.does(A, card(B, 0));
    assert_eq!(play.may(), SeatSet::EMPTY);
    assert!(play.legal(B).contains(&Action::UseRipe));
}

/// DTG-21
#[test]
fn flipping_the_upper_card_makes_it_a_card_of_its_own() {
    let position = Position::new(&["0? 1?", "13+8 7?"]).pile("flip");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(B, 0));
    assert_eq!([A, B].map(|seat| play.range(seat)), ["flip 1? 8?", "13 7?"]);
}

/// DTG-21, DTG-12
#[test]
fn the_revealed_card_is_open_to_all_until_it_is_placed() {
    let play = burst(&["0? 12", "8 7?"], "13", "");
    let step = play.seen_by(B).public.task().map(|task| task.step);
    let Some(TaskStep::Lay(revealed)) = step else { panic!("{step:?}") };
    assert_eq!(revealed.kind, kind("13"));
    assert_eq!(play.view().held, None);
}

/// DTG-21, DTG-14
#[test]
fn the_revealed_card_must_be_placed() {
    let play = burst(&["0? 12", "8 7?"], "13", "");
    assert_eq!(play.refuses(A, DECLINE), Refusal::NotThis);
}

/// DTG-21
#[test]
fn without_another_face_up_card_it_is_placed_on_burst_itself() {
    let mut play = burst(&["0? 1?", "7?"], "13", "");
    assert_eq!(play.legal(A), [card(A, 0)]);
    play.does(A, card(A, 0)).opens(B);
    assert_eq!((play.range(A).as_str(), play.worth(A).as_str()), ("burst+13 1?", "13"));
}

/// DTG-21
#[test]
fn on_burst_itself_a_purple_card_acts_all_the_same() {
    let mut play = burst(&["0? 1?", "7? 8"], "thunder", "");
    play.does(A, card(A, 0)).asks(A, TaskStep::Steal).does(A, card(B, 1)).opens(B);
    assert_eq!(play.range(A), "burst+thunder 1? 8");
}

/// DTG-21
#[test]
fn covers_may_be_two_deep_and_come_off_one_by_one() {
    let mut play = burst(&["0? 1?", "12+8 7?"], "13", "thunder");
    play.does(A, card(B, 0));
    assert_eq!((play.range(B).as_str(), play.worth(B).as_str()), ("12+8+13 7?", "13"));
    let position = Position::new(&["0? 1?", "10 7?", "4? 12+8+13"]).pile("thunder wind 9");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(C, 1));
    assert_eq!((play.range(C).as_str(), play.worth(C).as_str()), ("4? 12+8", "8"));
    let position = Position::new(&["0? 1? 12+8", "10 7?"]).pile("wind");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(A, 2));
    assert_eq!(play.range(A), "wind 1? 12");
}

/// DTG-21
#[test]
fn a_covered_card_loses_name_value_and_class() {
    // No blue card to shoot, no purple card to spare, no Cash Cow, no third Devil.
    let mut play = played("9", &["0? 1? -3+12", "8?"], "");
    play.opens(B);
    let play = played("wind", &["0? 1? train+12", "8?"], "");
    assert_eq!(play.legal(A), [card(A, 2), DECLINE]);
    let play = Play::from(&Position::new(&["0?", "6 6 6+-9 8?", "10+x2"]));
    assert_eq!([B, C].map(|seat| play.worth(seat)), ["3", "0"]);
    let play = Play::from(&Position::new(&["0?", "bullet+12 13", "8+8 8"]));
    assert_eq!([B, C].map(|seat| play.worth(seat)), ["25", "0"]);
}

/// DTG-21, DTG-16
#[test]
fn a_card_placed_on_a_potato_keeps_it_there() {
    let mut play = burst(&["0? 1?", "7?", "5 8?"], "train", "");
    // Burst has sent it to the first seat.
    assert_eq!(play.range(A), "burst 1? 5");
    play.does(A, card(A, 2)).opens(B);
    assert_eq!(play.ranges(), ["burst 1? 5+train", "7?", "8?"]);
}

/// DTG-21, DTG-16
#[test]
fn a_potato_placed_by_burst_moves_on_with_the_next_purple_card() {
    let mut play = burst(&["0? 1?", "13 7?", "8? 4?"], "5", "train");
    play.does(A, card(B, 0)).opens(B);
    assert_eq!(play.range(B), "13+5 7?");
    let position = Position::new(&["0? 1?", "13+5 7?", "8?"]).pile("train");
    let mut play = Play::from(&position);
    play.takes(A, 0);
    assert_eq!(play.ranges(), ["train 1?", "13 7?", "8? 5"]);
}

/// DTG-21, DTG-12
#[test]
fn the_deck_is_renewed_when_it_is_empty() {
    let position = Position::new(&["0? 1?", "8?"]).pile("burst").rest_in_pile();
    let mut play = Play::from(&position);
    let pile = play.view().pile.count;
    play.takes(A, 0);
    // Burst is in the range, the discarded card is still on top; one of the rest is revealed.
    assert_eq!((play.view().deck.count, play.pile().as_str()), (pile - 2, "0"));
    assert_eq!(play.count(|event| matches!(event, Event::Renewed { .. })), 1);
}

/// DTG-21, DTG-23
#[test]
fn in_a_controlled_turn_the_decider_places_the_card_and_decides_its_action() {
    let position = Position::new(&["0? 8", "7? 4?", "-3 10?"]).turn(B).control(B, A);
    let mut play = Play::from(&position.pile("burst").deck("9"));
    play.does(A, TAKE).does(A, card(B, 0));
    assert_eq!(play.owed(), SeatSet::only(A));
    play.does(A, card(C, 0));
    assert_eq!(play.range(C), "-3+9 10?");
    // The blue card is covered: there is none to shoot.
    play.opens(C);
}

/// DTG-21, DTG-31
#[test]
fn two_cards_can_be_out_of_place_at_once() {
    let position = Position::new(&["burst? 1?", "ripe 8?"]).pile("12").deck("10 13");
    let mut play = Play::from(&position);
    // One drawn and not yet added, one revealed and not yet laid.
    play.does(A, DRAW).does(A, ADD).does(A, card(A, 0));
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("10 1?", "burst 12"));
    play.does(B, DRAW).does(B, RIPE);
    assert!(play.view().held.is_some_and(|held| held.drawn));
    let step = play.view().public.task().map(|task| task.step);
    assert!(matches!(step, Some(TaskStep::Lay(_))));
    play.does(B, card(A, 0)).asks(B, TaskStep::Keep);
}

/// DTG-21, DTG-13
#[test]
fn burst_under_its_own_card_is_itself_again_later_without_being_played() {
    let position = Position::new(&["0? 1?", "thunder? 7?"]).pile("burst").deck("13 12 10");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(A, 0));
    assert_eq!((play.range(A).as_str(), play.worth(A).as_str()), ("burst+13 1?", "13"));
    play.does(B, DRAW).does(B, DISCARD).does(B, card(B, 0)).does(B, card(A, 0)).opens(A);
    assert_eq!((play.range(A).as_str(), play.worth(A).as_str()), ("burst 1?", "1"));
    assert_eq!(play.top(1), "10", "nothing more was revealed");
}

/// DTG-21, DTG-25
#[test]
fn flipped_and_turned_up_again_it_places_a_card_on_its_earlier_one() {
    let position = Position::new(&["0? 1?", "13 flip? 7?"]).pile("burst").deck("8 9 12");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0)).opens(B);
    assert_eq!(play.range(B), "13+8 flip? 7?");
    play.does(B, DRAW).does(B, DISCARD).does(B, card(B, 1)).does(B, card(A, 0));
    assert_eq!(play.ranges(), ["1?", "13+8 flip 7? burst?"]);
    play.takes(A, 0).does(B, DRAW).does(B, DISCARD).does(B, card(B, 3)).does(B, card(B, 0));
    let three = play.range(B);
    assert!(three.starts_with("13+8+") && three.ends_with(" flip 7? burst"), "{three}");
}
