//! How a bout ends (DUR-10, DUR-11).

use super::play::*;
use mallard::games::durak::{Event, Phase, Position, Refusal};

/// DUR-10
#[test]
fn a_seat_that_takes_picks_up_all_cards_of_the_bout() {
    let hands = ["7c Kd", "9d Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()).bout("7d/8d"));
    play.does(A, attack("7c")).does(B, TAKE);
    assert!(play.happened(Event::PickedUp { seat: B, cards: cards("7d 8d 7c") }));
    assert_eq!(play.hand(B), cards("9d Ks As 7d 8d 7c"));
    assert!(play.view().public.bout.pairs().is_empty(), "the bout is over");
}

/// The attacker has led its last card in the only deal.
fn led_last(defender: &str) -> Play {
    let position = Position::new("9h", &["7c", defender]).options(deals(1, classic()));
    let mut play = Play::from(&position);
    play.does(A, attack("7c"));
    play
}

/// DUR-10
#[test]
fn cards_taken_last_are_in_the_hand_and_not_on_the_table() {
    let mut play = led_last("9d Ks As");
    play.does(B, TAKE);
    assert_eq!(play.phase(), Phase::Over);
    assert_eq!(play.hand(B), cards("7c 9d Ks As"));
    assert!(play.view().public.bout.pairs().is_empty(), "every card in one place");
}

/// DUR-11
#[test]
fn cards_beaten_off_last_are_still_on_the_table() {
    let mut play = led_last("9d Ks 8c");
    play.does(B, beat("7c", "8c"));
    assert_eq!(play.phase(), Phase::Over);
    assert_eq!(play.view().public.bout.pairs().len(), 1);
}

/// DUR-10
#[test]
fn without_the_option_nothing_is_added_to_a_take() {
    let hands = ["7c 7s", "9d Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("7c")).does(B, TAKE);
    assert_eq!(play.phase(), Phase::Lead(A), "the next bout");
    assert_eq!(play.hand(B), cards("9d Ks As 7c"));
}

/// DUR-10
#[test]
fn with_the_option_matching_ranks_are_added_before_the_cards_are_picked_up() {
    let hands = ["7c 7s 8c Kd", "9d Ks As Js"];
    let position = Position::new("9h", &hands).options(after_take(classic())).bout("7d/8d");
    let mut play = Play::from(&position);
    play.does(A, attack("7c")).does(B, TAKE);
    assert_eq!(play.phase(), Phase::AddAfterTake(A));
    assert_eq!(play.refuses(A, attack("Kd")), Refusal::RankNotOnTable(card("Kd")));
    assert_eq!(play.refuses(B, beat("7c", "9d")), Refusal::NotYourTurn);
    play.does(A, attack("8c"));
    assert_eq!(play.turn(), A, "no answer between added cards");
    play.does(A, PASS);
    assert_eq!(play.hand(B), cards("9d Ks As Js 7d 8d 7c 8c"));
}

/// DUR-11
#[test]
fn a_bout_is_beaten_off_when_the_attacker_stops() {
    let hands = ["7c Kd", "9d Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()).bout("7d/8d"));
    play.does(A, PASS);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
}

/// DUR-11
#[test]
fn a_bout_is_beaten_off_only_when_all_attackers_stop() {
    let hands = ["7c Kd", "9d Ks As", "Qs Qc", "Qd Jd"];
    let mut play = Play::from(&Position::new("9h", &hands).options(throw_in()).bout("7d/8d"));
    play.does(A, PASS).does(C, PASS);
    assert!(!play.happened(Event::BeatenOff { seat: B, cards: 2 }));
    play.does(D, PASS);
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
}

/// DUR-11
#[test]
fn a_bout_is_beaten_off_when_a_cap_is_reached() {
    let mut play = Play::from(&Position::new("9h", &["7d 7c", "8d"]).options(classic()));
    play.does(A, attack("7d")).does(B, beat("7d", "8d"));
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
}

/// DUR-11
#[test]
fn a_bout_is_beaten_off_when_the_attackers_have_no_card() {
    let mut play = Play::from(&Position::new("9h", &["7d", "8d Ks"]).options(classic()));
    play.does(A, attack("7d")).does(B, beat("7d", "8d"));
    assert!(play.happened(Event::BeatenOff { seat: B, cards: 2 }));
}

/// DUR-11
#[test]
fn beaten_cards_leave_the_game() {
    let hands = ["7c Kd", "9d Ks As"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()).bout("7d/8d"));
    let before = play.view().beaten;
    play.does(A, PASS);
    let view = play.view();
    assert_eq!(view.beaten, before + 2);
    assert_eq!(play.hand(A).or(play.hand(B)), cards("7c Kd 9d Ks As"));
    assert!(view.public.bout.pairs().is_empty());
}
