//! Throwing in (DUR-18).

use super::play::*;
use mallard::games::durak::{Event, Options, Phase, Position, Refusal};

/// Four hands; A opened at B, which beat the seven. Every seat could add something.
fn all_could_add() -> Position {
    let hands = ["7c Kd Ks", "9d 9c 9s Ah 10h", "8c 9h 10c", "8s 7s 10d"];
    Position::new("6h", &hands).bout("7d/8d")
}

/// DUR-18
#[test]
fn every_seat_but_the_defender_may_throw_in() {
    let play = Play::from(&all_could_add().options(throw_in()));
    assert_eq!(play.view().public.bout.attackers, [A, C, D].into_iter().collect());
}

/// DUR-18
#[test]
fn without_it_only_the_opening_attacker_adds() {
    let mut play = Play::from(&all_could_add().options(classic()));
    assert_eq!(play.view().public.bout.attackers, [A].into_iter().collect());
    play.does(A, PASS);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
}

/// DUR-18
#[test]
fn it_is_on_by_default_and_does_not_exist_with_two_seats() {
    let hands = ["7c Kd", "9d 9c"];
    for options in [throw_in(), classic(), neighbours()] {
        let mut play = Play::from(&Position::new("6h", &hands).options(options).bout("7d/8d"));
        assert_eq!(play.view().public.bout.attackers, [A].into_iter().collect());
        play.does(A, PASS);
        assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
    }
    assert_eq!(Options::default(), throw_in());
}

/// DUR-18
#[test]
fn the_opening_attacker_has_the_first_right_then_clockwise_without_the_defender() {
    let mut play = Play::from(&all_could_add().options(throw_in()));
    assert_eq!(play.phase(), Phase::Add(A));
    assert_eq!(play.refuses(C, attack("8c")), Refusal::NotYourTurn);
    play.does(A, PASS);
    assert_eq!(play.phase(), Phase::Add(C));
    play.does(C, PASS);
    assert_eq!(play.phase(), Phase::Add(D));
}

/// DUR-18
#[test]
fn after_one_added_card_the_defender_answers() {
    let mut play = Play::from(&all_could_add().options(throw_in()));
    play.does(A, PASS).does(C, attack("8c"));
    assert_eq!((play.phase(), play.turn()), (Phase::Defend, B));
    assert_eq!(play.refuses(C, attack("10c")), Refusal::NotYourTurn);
}

/// DUR-18
#[test]
fn after_an_added_card_all_passes_lapse_and_the_right_starts_again_at_the_first() {
    let mut play = Play::from(&all_could_add().options(throw_in()));
    play.does(A, PASS).does(C, PASS).does(D, attack("8s")).does(B, beat("8s", "9s"));
    assert_eq!(play.phase(), Phase::Add(A), "A had passed");
    play.does(A, attack("7c")).does(B, beat("7c", "9c"));
    assert_eq!(play.phase(), Phase::Add(A));
    play.does(A, PASS);
    assert_eq!(play.phase(), Phase::Add(C), "C had passed");
}

/// DUR-18
#[test]
fn when_all_passed_in_a_row_the_bout_is_beaten_off() {
    let mut play = Play::from(&all_could_add().options(throw_in()));
    play.does(A, attack("7c")).does(B, beat("7c", "9c"));
    play.does(A, PASS).does(C, PASS).does(D, PASS);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 4 }));
}

/// DUR-18
#[test]
fn after_a_take_each_added_card_restarts_the_right_without_answers() {
    let mut play = Play::from(&all_could_add().options(after_take(throw_in())));
    play.does(A, PASS).does(C, PASS).does(D, attack("8s")).does(B, TAKE);
    assert_eq!(play.phase(), Phase::AddAfterTake(A), "passes have lapsed");
    play.does(A, PASS).does(C, attack("8c"));
    assert_eq!(play.phase(), Phase::AddAfterTake(A), "the right starts again, B answers nothing");
    play.does(A, attack("7c"));
    assert_eq!(play.phase(), Phase::AddAfterTake(A));
    play.does(A, PASS).does(C, PASS).does(D, PASS);
    assert!(play.happened(Event::PickedUp { seat: B, cards: cards("7d 8d 8s 8c 7c") }));
}

/// DUR-18
#[test]
fn only_the_nearest_neighbour_on_each_side_of_the_defender_may_throw_in() {
    let mut play = Play::from(&all_could_add().options(neighbours()));
    assert_eq!(play.view().public.bout.attackers, [A, C].into_iter().collect());
    play.does(A, PASS).does(C, PASS);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }), "D was not asked");
}

/// DUR-18
#[test]
fn a_seat_that_is_out_is_no_neighbour() {
    let hands = ["7c Kd", "9d 9c 9s", "", "8s 7s 10d", "8c 7h"];
    let position = Position::new("6h", &hands).out(C, 1).bout("7d/8d");
    let play = Play::from(&position.options(neighbours()));
    assert_eq!(play.view().public.bout.attackers, [A, D].into_iter().collect());
}

/// DUR-18
#[test]
fn an_attacker_that_is_no_neighbour_after_a_transfer_loses_the_right() {
    let hands = ["7c 8h Kd", "7s 10d 10s", "8c 8s 9d 9c", "8d 7h"];
    let options = Options { transfer: true, ..neighbours() };
    let mut play = Play::from(&Position::new("6h", &hands).options(options).bout("7d"));
    play.does(B, transfer("7s"));
    assert_eq!(play.defender(), C);
    assert_eq!(play.view().public.bout.attackers, [B, D].into_iter().collect());
    play.does(C, beat("7d", "9d")).does(C, beat("7s", "8s"));
    play.does(B, PASS).does(D, PASS);
    assert!(play.happened(Event::BeatenOff { seat: C, cards: 4 }), "A was not asked");
}
