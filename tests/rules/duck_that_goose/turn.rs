//! A turn (DTG-8 to DTG-11a).

use super::play::*;
use mallard::engine::{Game, Viewer};
use mallard::games::duck_that_goose::{
    Action, AddedBy, DuckThatGoose, Event, Position, Refusal, TaskStep, View,
};

/// DTG-8
#[test]
fn a_turn_draws_or_takes_the_top_discard() {
    let play = Play::from(&Position::new(&["0?", "1?"]).pile("12"));
    assert_eq!(play.legal(A), [DRAW, TAKE]);
}

/// DTG-8
#[test]
fn a_chase_on_the_discard_pile_must_be_taken() {
    let play = Play::from(&Position::new(&["0?", "1?"]).pile("chase 12"));
    assert_eq!(play.legal(A), [TAKE]);
    assert_eq!(play.refuses(A, DRAW), Refusal::TakeTheChase);
}

/// DTG-8
#[test]
fn with_an_empty_discard_pile_a_turn_can_only_draw() {
    let play = Play::from(&Position::new(&["0?", "1?"]));
    assert_eq!(play.legal(A), [DRAW]);
    assert_eq!(play.refuses(A, TAKE), Refusal::NothingToTake);
}

/// DTG-9
#[test]
fn a_drawn_card_is_seen_by_its_seat_alone() {
    let mut play = Play::from(&Position::new(&["0?", "1?"]).deck("8"));
    play.does(A, DRAW);
    let held = |view: View| view.held.and_then(|held| held.kind);
    assert_eq!(held(play.seen_by(A)), Some(kind("8")));
    assert_eq!(held(play.seen_by(B)), None);
    assert_eq!(held(DuckThatGoose::view(&play.state, Viewer::Table)), None);
}

/// DTG-9
#[test]
fn a_drawn_card_that_is_discarded_makes_a_facedown_card_turn_up() {
    let mut play = Play::from(&Position::new(&["0? 7?", "1?"]).deck("8").pile("12"));
    play.does(A, DRAW).does(A, DISCARD);
    assert_eq!(play.pile(), "8 12");
    play.asks(A, TaskStep::TurnUp).does(A, card(A, 1));
    assert_eq!(play.range(A), "0? 7");
}

/// DTG-9
#[test]
fn a_drawn_card_that_is_added_takes_the_place_of_a_discarded_facedown_card() {
    let mut play = Play::from(&Position::new(&["0? 7?", "1?"]).deck("8").pile("12"));
    play.does(A, DRAW).does(A, ADD).asks(A, TaskStep::MakeRoom).does(A, card(A, 0));
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("8 7?", "0 12"));
}

/// DTG-9
#[test]
fn a_chase_that_is_drawn_must_be_added() {
    let mut play = Play::from(&Position::new(&["0?", "1?"]).deck("chase"));
    play.does(A, DRAW);
    assert_eq!(play.legal(A), [ADD]);
    assert_eq!(play.refuses(A, DISCARD), Refusal::KeepTheChase);
}

/// DTG-10
#[test]
fn a_taken_card_takes_the_place_of_a_discarded_facedown_card() {
    let mut play = Play::from(&Position::new(&["0? 7 8?", "1?"]).pile("12 13"));
    play.does(A, TAKE);
    assert_eq!(play.pile(), "13");
    assert_eq!(play.legal(A), [card(A, 0), card(A, 2)]);
    assert_eq!(play.refuses(A, card(A, 1)), Refusal::NotOwnFacedown(place(A, 1)));
    assert_eq!(play.refuses(A, card(B, 0)), Refusal::NotOwnFacedown(place(B, 0)));
    play.does(A, card(A, 2));
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("0? 7 12", "8 13"));
}

/// DTG-11
#[test]
fn the_discard_comes_before_the_added_card_and_that_before_its_action() {
    let mut play = Play::from(&Position::new(&["6? 7?", "1?"]).deck("6").pile("12 6"));
    play.does(A, DRAW).does(A, ADD).does(A, card(A, 0));
    // The Devil that was just discarded is collected too.
    assert_eq!(play.range(A), "6 7? 6 6");
    let order: Vec<_> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Discarded { .. } => Some(AddedBy::Take),
            Event::Added { by, .. } => Some(*by),
            _ => None,
        })
        .collect();
    let collected = AddedBy::Card(kind("6"));
    assert_eq!(order, [AddedBy::Take, AddedBy::Draw, collected, collected]);
}

/// DTG-11a
#[test]
fn each_choice_of_a_turn_is_a_decision_of_its_own_even_without_a_choice() {
    let mut play = Play::from(&Position::new(&["0?", "1? 4?"]).deck("chase"));
    for (action, step) in
        [(DRAW, TaskStep::Open), (ADD, TaskStep::Keep), (card(A, 0), TaskStep::MakeRoom)]
    {
        play.asks(A, step);
        assert_eq!(play.legal(A), [action]);
        play.does(A, action);
    }
    play.asks(B, TaskStep::Open);
}

/// DTG-8
#[test]
fn a_chase_that_ripe_has_taken_binds_no_seat() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 4?"]).pile("chase 12"));
    assert_eq!(play.legal(A), [TAKE]);
    play.does(B, RIPE).opens(A);
    assert_eq!(play.legal(A), [DRAW, TAKE]);
}

/// DTG-8
#[test]
fn a_chase_that_ripe_has_uncovered_binds_the_seat_whose_turn_it_is() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 4?"]).pile("12 chase"));
    assert_eq!(play.legal(A), [DRAW, TAKE]);
    play.does(B, RIPE).opens(A);
    assert_eq!(play.legal(A), [TAKE]);
}

/// DTG-8
#[test]
fn ripe_kill_two_birds_and_the_devil_can_empty_the_discard_pile() {
    let mut play = Play::from(&Position::new(&["0? 1?", "ripe 4?"]).pile("12"));
    play.does(B, RIPE);
    assert_eq!(play.legal(A), [DRAW]);
    let mut play = Play::from(&Position::new(&["0? birds?", "4?"]).pile("7").deck("8"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 1)).does(A, give(A, "8"));
    play.does(A, give(B, "7")).opens(B);
    assert_eq!(play.legal(B), [DRAW]);
    let mut play = Play::from(&Position::new(&["0? 6?", "4?"]).pile("6").deck("6"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 1)).opens(B);
    assert_eq!((play.range(A).as_str(), play.legal(B)), ("0? 6 6 6", vec![DRAW]));
}

/// DTG-9
#[test]
fn the_discarded_facedown_card_may_be_any_own_one_and_no_other() {
    let mut play = Play::from(&Position::new(&["0? 7 8?", "1? 4?"]).deck("12"));
    play.does(A, DRAW).does(A, ADD);
    assert_eq!(play.legal(A), [card(A, 0), card(A, 2)]);
    for wrong in [place(A, 1), place(B, 0)] {
        assert_eq!(play.refuses(A, Action::Card(wrong)), Refusal::NotOwnFacedown(wrong));
    }
    assert_eq!(play.refuses(A, DECLINE), Refusal::NotThis);
}

/// DTG-9
#[test]
fn after_a_discard_one_own_facedown_card_must_be_turned_up() {
    let mut play = Play::from(&Position::new(&["0? 7 8?", "1? 4?"]).deck("12"));
    play.does(A, DRAW).does(A, DISCARD);
    assert_eq!(play.legal(A), [card(A, 0), card(A, 2)]);
    assert_eq!(play.refuses(A, DECLINE), Refusal::NotThis);
    assert_eq!(play.refuses(A, card(B, 0)), Refusal::NotOwnFacedown(place(B, 0)));
}

/// DTG-10
#[test]
fn a_taken_card_can_be_neither_put_back_nor_discarded() {
    let mut play = Play::from(&Position::new(&["0? 7?", "1?"]).pile("13 12"));
    play.does(A, TAKE);
    for action in [DISCARD, DECLINE, DRAW, TAKE, ADD] {
        assert_eq!(play.refuses(A, action), Refusal::NotThis);
    }
    play.does(A, card(A, 1));
    assert_eq!((play.range(A).as_str(), play.pile().as_str()), ("0? 13", "7 12"));
}

/// DTG-11
#[test]
fn a_card_turned_up_acts_at_once() {
    let mut play = Play::from(&Position::new(&["9? -3 1?", "8?"]).deck("12"));
    play.does(A, DRAW).does(A, DISCARD).does(A, card(A, 0)).asks(A, TaskStep::Shoot);
    play.does(A, card(A, 1)).opens(B);
    assert_eq!(play.pile(), "-3 12");
}

/// DTG-11
#[test]
fn the_discarded_card_is_in_the_pile_before_the_action_chooses_there() {
    let mut play = played("birds", &["9? 1?", "8?"], "12");
    assert!(play.legal(A).contains(&give(B, "9")));
    play.does(A, give(B, "9")).opens(B);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("8? 9", "12"));
}

/// DTG-11a
#[test]
fn the_card_just_discarded_and_the_one_below_a_taken_card_are_open_to_ripe() {
    let position = Position::new(&["0? 1?", "ripe 4?"]).pile("12 13").deck("8");
    let mut play = Play::from(&position);
    play.does(A, DRAW).does(A, DISCARD).does(B, RIPE).asks(A, TaskStep::TurnUp);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("ripe 4? 8", "12 13"));
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(B, RIPE).asks(A, TaskStep::MakeRoom);
    assert_eq!((play.range(B).as_str(), play.pile().as_str()), ("ripe 4? 13", ""));
}

/// DTG-11a
#[test]
fn only_the_seat_whose_turn_it_is_decides() {
    let mut play = Play::from(&Position::new(&["0? 1?", "4? 7?", "8?"]).pile("12"));
    for action in [DRAW, TAKE, card(B, 0)] {
        assert_eq!(play.refuses(B, action), Refusal::NotAsked);
    }
    play.does(A, DRAW);
    assert_eq!(play.refuses(C, ADD), Refusal::NotAsked);
    assert_eq!(play.legal(B), []);
}

/// DTG-11a
#[test]
fn only_an_answer_to_the_question_is_accepted() {
    let mut play = Play::from(&Position::new(&["0? 1?", "4? 7?"]).pile("12").deck("8"));
    for action in [ADD, DISCARD, card(A, 0), DO, DECLINE, Action::Left, name("8")] {
        assert_eq!(play.refuses(A, action), Refusal::NotThis);
    }
    play.does(A, DRAW);
    for action in [DRAW, TAKE, card(A, 0)] {
        assert_eq!(play.refuses(A, action), Refusal::NotThis);
    }
}

#[test]
fn a_view_finds_the_card_in_a_slot() {
    let view = Play::from(&Position::new(&["0? 8", "7?"])).view();
    for (slot, lying) in (0..).zip(view.range(A)) {
        assert_eq!(view.at(place(A, slot)), Some(lying));
    }
    assert_eq!(view.at(place(A, 2)), None);
}
