//! Where Ripe meets other actions (DTG-14, DTG-30, DTG-31).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Action, Position, Refusal, TaskStep};

/// DTG-31
#[test]
fn a_burst_by_ripe_takes_a_card_that_cash_cow_is_looking_at() {
    let position = Position::new(&["cow 0? 1?", "ripe 7?"]).deck("8 12 13 10").pile("burst");
    let mut play = Play::from(&position);
    play.does(A, Action::Do).does(B, RIPE).does(B, card(B, 0)).asks(A, TaskStep::Arrange(2));
    assert_eq!(play.seen_by(A).deck.seen.len(), 2);
    play.does(A, order(&[1, 0]));
    assert_eq!(play.top(3), "13 12 10");
}

/// DTG-30
#[test]
fn a_chosen_card_that_ripe_takes_away_is_no_longer_chosen() {
    let position = Position::new(&["thunder? 1", "ripe 8?", "12 7?", "4?"]).pile("tables");
    let mut play = Play::from(&position);
    play.does(A, TAKE).does(A, card(A, 0)).does(A, card(A, 1));
    play.does(B, RIPE).does(B, card(A, 1));
    assert_eq!(play.owed(), SeatSet::only(B));
    play.does(B, card(B, 0)).does(C, card(C, 0)).does(A, Action::Left);
    let ranges = [A, B, C, D].map(|seat| play.range(seat));
    assert_eq!(ranges, ["tables", "8? thunder 1", "7? ripe", "4? 12"]);
}

/// DTG-14
#[test]
fn an_action_goes_on_when_ripe_moves_its_card_but_the_bus_must_still_be_there() {
    let position = Position::new(&["thunder? 1?", "ripe 8?", "12 7?"]);
    let mut play = Play::from(&position.clone().pile("freak"));
    play.does(A, TAKE).does(A, card(A, 0)).does(B, RIPE).does(B, card(A, 0));
    play.asks(A, TaskStep::Control);
    let mut play = Play::from(&position.pile("bus"));
    play.does(A, TAKE).does(A, card(A, 0)).asks(A, TaskStep::Bus);
    play.does(B, RIPE).does(B, card(A, 0)).asks(B, TaskStep::Open);
    assert_eq!(play.range(B), "ripe 8? thunder bus");
}

/// DTG-31, DTG-30
#[test]
fn the_owner_whose_choice_is_due_may_use_it_first() {
    let position = Position::new(&["8? 1?", "ripe 7?"]).pile("tables 12");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(A, 0));
    assert_eq!(play.legal(B), [card(B, 0), RIPE]);
    play.does(B, RIPE);
    // The seat may choose the card that it brought.
    assert_eq!(play.legal(B), [card(B, 0), card(B, 2)]);
    play.does(B, card(B, 2)).does(A, Action::Left).opens(B);
    assert_eq!(play.ranges(), ["1? 8", "ripe 7? tables"]);
}

/// DTG-31, DTG-30
#[test]
fn ripe_itself_can_be_chosen_and_is_used_before_or_after_it_moves() {
    let position = Position::new(&["8? 1?", "ripe 7?"]).pile("tables 12");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(A, 0)).does(B, card(B, 0));
    assert!(play.may().has(B));
    play.does(A, Action::Left).opens(B);
    assert_eq!(play.may(), SeatSet::only(A), "it works for its new range");
}

/// DTG-31, DTG-12
#[test]
fn a_burst_by_ripe_renews_the_deck_in_the_middle_of_a_turn() {
    let position = Position::new(&["0? 1?", "ripe 7? 8", "4?"]).pile("burst 12 13");
    let mut play = Play::from(&position.deck("10").rest_face_up(C));
    play.does(A, DRAW).does(B, RIPE);
    assert_eq!((play.view().deck.count, play.pile().as_str()), (0, "12"));
    play.does(B, card(B, 2)).asks(A, TaskStep::Keep);
    assert!(play.range(B).starts_with("ripe 7? 8+13 burst"));
}

/// DTG-31, DTG-22
#[test]
fn a_burst_by_ripe_may_take_all_that_cash_cow_was_looking_at() {
    let position = Position::new(&["cow 0? 1?", "ripe 7? 8", "4?"]).pile("burst");
    let mut play = Play::from(&position.deck("13").rest_face_up(C));
    play.does(A, DO).asks(A, TaskStep::Arrange(1)).does(B, RIPE);
    // The one card that was looked at is on the table; a single order needs no question.
    play.does(B, card(B, 2)).opens(A);
    assert!(play.range(B).starts_with("ripe 7? 8+13 burst"));
}

/// DTG-31, DTG-9
#[test]
fn between_draw_and_choice_ripe_may_move_cards_but_not_the_drawn_one() {
    let position = Position::new(&["0? 1? 12", "ripe 7?"]).pile("thunder 13").deck("8");
    let mut play = Play::from(&position);
    play.does(A, DRAW).does(B, RIPE).does(B, card(A, 2)).asks(A, TaskStep::Keep).does(A, ADD);
    play.does(A, card(A, 0)).opens(B);
    assert_eq!(play.ranges(), ["8 1?", "ripe 7? thunder 12"]);
}

/// DTG-31, DTG-26
#[test]
fn a_gift_that_ripe_steals_before_its_action_still_acts_for_its_receiver() {
    let position = Position::new(&["thunder? 1?", "ripe 7?", "8? -3"]).pile("birds 9 4");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, give(C, "9")).does(B, RIPE).does(B, card(C, 2));
    assert_eq!(play.ranges(), ["birds 1?", "ripe 7? thunder 9", "8? -3"]);
    play.does(A, DECLINE).asks(C, TaskStep::Shoot);
    assert_eq!(play.legal(C), [card(C, 1)]);
}

/// DTG-31, DTG-21
#[test]
fn ripe_interrupts_before_the_card_of_burst_is_placed() {
    let position = Position::new(&["thunder? 1? 12", "ripe 7?"]).pile("burst").deck("13");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(B, RIPE).does(B, card(A, 0));
    // Burst itself has been stolen; the card it turned up is still laid.
    assert_eq!(play.ranges(), ["1? 12", "ripe 7? thunder burst"]);
    play.does(A, card(B, 3)).opens(B);
    assert_eq!(play.range(B), "ripe 7? thunder burst+13");
}

/// DTG-31, DTG-28
#[test]
fn a_ripe_stolen_in_mid_turn_serves_neither_thief_nor_victim() {
    let position = Position::new(&["0? 1?", "ripe 7?"]).pile("thunder 12");
    let mut play = Play::from(&position);
    play.takes(A, 0).does(A, card(B, 0)).opens(B);
    assert_eq!(play.may(), SeatSet::EMPTY);
    assert_eq!([A, B].map(|seat| play.refuses(seat, RIPE)), [Refusal::NoRipe; 2]);
    assert!(play.seen_by(B).public.ripe_spent, "all know that it does nothing");
}

/// DTG-14, DTG-31
#[test]
fn a_card_that_ripe_takes_is_gone_for_the_interrupted_action() {
    // The one blue card is stolen before the shot.
    let position = Position::new(&["thunder? 1? -3", "ripe 7?"]).pile("9");
    let mut play = Play::from(&position);
    play.takes(A, 0).asks(A, TaskStep::Shoot).does(B, RIPE).does(B, card(A, 2)).opens(B);
    assert_eq!(play.ranges(), ["9 1?", "ripe 7? thunder -3"]);
}
