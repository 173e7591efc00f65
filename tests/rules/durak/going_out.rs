//! The end of a deal (DUR-14 to DUR-17a).

use super::play::*;
use mallard::engine::{Game, Pending, SeatSet};
use mallard::games::durak::{Action, DealResult, Durak, Event, Phase, Position};

/// DUR-14
#[test]
fn an_empty_hand_in_mid_bout_decides_nothing() {
    let mut play = Play::from(&Position::new("9h", &["6s", "7s 8s"]).options(classic()));
    play.does(A, attack("6s"));
    assert!(play.hand(A).is_empty() && play.result().is_none());
    assert!(play.view().public.playing.has(A));
    assert_eq!(play.turn(), B);
}

/// DUR-14
#[test]
fn an_empty_hand_that_is_refilled_is_not_out() {
    let hands = ["", "8s 10s Js Qs Ks"];
    let position = Position::new("9h", &hands).options(classic()).bout("6s").stock("6c 9h");
    let mut play = Play::from(&position);
    play.does(B, TAKE);
    assert!(play.result().is_none());
    assert_eq!(play.hand(A), cards("6c 9h"));
}

/// DUR-14
#[test]
fn a_seat_without_cards_after_the_refill_is_out() {
    let hands = ["6s", "7s 8s", "Kd"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("6s")).does(B, TAKE);
    assert!(play.happened(Event::Out { seat: A, place: 1 }));
    assert!(!play.view().public.playing.has(A));
}

/// DUR-15
#[test]
fn between_two_seats_the_one_that_is_out_wins() {
    let mut play = Play::from(&Position::new("9h", &["6s", "7s 8s"]).options(classic()));
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!(play.result(), Some(DealResult::Won(SeatSet::only(A))));
    assert_eq!(play.standing().places(), [1, 2]);

    let mut play = Play::from(&Position::new("9h", &["6s 8c", "7s"]).options(classic()));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.result(), Some(DealResult::Won(SeatSet::only(B))));
}

/// DUR-15
#[test]
fn both_out_after_the_same_bout_is_a_draw() {
    let mut play = Play::from(&Position::new("9h", &["6s", "7s"]).options(classic()));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.result(), Some(DealResult::Drawn));
    assert_eq!(play.standing().places(), [1, 1]);
}

/// DUR-16
#[test]
fn the_last_seat_with_cards_is_the_fool() {
    let hands = ["6s", "7s Ks", "8d 9d"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert!(play.happened(Event::Out { seat: A, place: 1 }));
    assert_eq!(play.result(), None);
    play.does(B, attack("Ks")).does(C, TAKE);
    assert!(play.happened(Event::Out { seat: B, place: 2 }));
    assert_eq!(play.result(), Some(DealResult::Fool(C)));
    assert_eq!(play.view().public.places[..3], [1, 2, 3]);
}

/// DUR-16
#[test]
fn seats_that_go_out_after_the_same_bout_share_the_place() {
    let hands = ["6s", "7s", "8d 9d", "8c 9c"];
    let mut play = Play::from(&Position::new("9h", &hands).options(classic()));
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.view().public.places[..4], [1, 1, 0, 0]);
    play.does(C, attack("8d")).does(D, TAKE).does(C, attack("9d")).does(D, TAKE);
    assert_eq!(
        play.view().public.places[..4],
        [1, 1, 3, 4],
        "the place after a shared one is left out"
    );
}

/// DUR-16
#[test]
fn the_order_of_turns_skips_seats_that_are_out() {
    let hands = ["6s Ks", "", "8d 9d", "8c 9c"];
    let mut play = Play::from(&Position::new("9h", &hands).out(B, 1).options(throw_in()));
    assert_eq!(play.defender(), C);
    play.does(A, attack("6s")).does(C, TAKE).does(D, attack("8c")).does(A, TAKE);
    assert_eq!(play.phase(), Phase::Lead(C));
}

/// DUR-16
#[test]
fn the_last_that_go_out_together_share_the_last_place_and_there_is_no_fool() {
    let hands = ["6s", "7s", "", ""];
    let position = Position::new("9h", &hands).out(C, 1).out(D, 2).options(classic());
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, beat("6s", "7s"));
    assert_eq!(play.result(), Some(DealResult::Drawn));
    assert_eq!(play.view().public.places[..4], [3, 3, 1, 2]);
    assert_eq!(play.view().public.score.fools, [0; 6]);
}

/// Four hands, one out, no seat near the end.
fn stalemate() -> Position {
    let hands = ["6s 7s 8s", "6d 7d 8d", "6c 7c 8c", ""];
    Position::new("9h", &hands).out(D, 1).options(classic()).idle_bouts(199)
}

/// DUR-17a
#[test]
fn after_two_hundred_bouts_in_which_nothing_happened_the_deal_is_drawn() {
    let mut play = Play::from(&stalemate());
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!(play.result(), Some(DealResult::Drawn));
    assert_eq!(play.view().public.places[..4], [2, 2, 2, 1], "who is out keeps its place");
    assert_eq!(play.standing().places(), [2, 2, 2, 1]);
}

/// DUR-17a
#[test]
fn one_bout_fewer_does_not_end_the_deal() {
    let mut play = Play::from(&stalemate().idle_bouts(198));
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!(play.result(), None);
    assert_eq!(play.view().public.idle_bouts, 199);
}

/// DUR-17a
#[test]
fn the_count_begins_again_when_cards_are_beaten_off() {
    let mut play = Play::from(&stalemate());
    play.does(A, attack("6s"));
    assert_eq!(play.legal(B), [TAKE], "none of its cards beats");
    let hands = ["6s 7s 8s", "9s 7d 8d", "6c 7c 8c", ""];
    let position = Position::new("9h", &hands).out(D, 1).options(classic()).idle_bouts(199);
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, beat("6s", "9s")).does(A, PASS);
    assert_eq!((play.result(), play.view().public.idle_bouts), (None, 0));
}

/// DUR-17a
#[test]
fn the_count_begins_again_when_a_card_is_drawn() {
    let hands = ["7s 8s 10s Js Qs", "6d 7d 8d 10d Jd Qd", "6c 7c 8c 10c Jc Qc"];
    let position = Position::new("9h", &hands).options(classic()).bout("6s").stock("6h 9h");
    let mut play = Play::from(&position.idle_bouts(199));
    play.does(B, TAKE);
    assert_eq!((play.result(), play.view().public.idle_bouts), (None, 0));
}

/// DUR-17a
#[test]
fn the_count_begins_again_when_a_seat_goes_out() {
    let hands = ["6s", "6d 7d 8d", "6c 7c 8c", ""];
    let position = Position::new("9h", &hands).out(D, 1).options(classic()).idle_bouts(199);
    let mut play = Play::from(&position);
    play.does(A, attack("6s")).does(B, TAKE);
    assert_eq!((play.result(), play.view().public.idle_bouts), (None, 0));
}

/// DUR-17a
#[test]
fn three_seats_that_always_take_come_to_an_end_with_cards_in_the_stock() {
    let mut play = Play::deal(3, 1, classic());
    for _ in 0..2_000 {
        let Pending::Decide { owed, .. } = Durak::pending(&play.state) else { break };
        let seat = owed.first().expect("somebody owes");
        // The last of the list: lead anything, take everything.
        let action = *play.legal(seat).last().expect("a legal action");
        assert!(matches!(action, Action::Attack(_) | Action::Take));
        play.does(seat, action);
    }
    assert_eq!(play.result(), Some(DealResult::Drawn));
    assert_eq!(play.view().public.idle_bouts, 200);
    assert!(!play.view().stock.is_empty());
}
