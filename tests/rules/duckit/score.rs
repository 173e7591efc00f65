//! The costs of a round (DKT-15 to DKT-17).

use super::play::*;
use mallard::engine::Seat;
use mallard::games::duckit::{Event, Phase, Position, RoundResult};

/// One card each before the ninth trick; these 4s captured before, the first of them by the lowest
/// seat that has any, which banked this card.
fn last_trick(hands: [&str; 3], caught: [&str; 3], banked: &str) -> Position {
    let by = SEATS.into_iter().find(|seat| !caught[seat.index()].is_empty()).expect("somebody");
    let position = Position::new("3h", banked, hands).won([3, 3, 2]).banked(by, banked);
    SEATS.into_iter().fold(position, |position, seat| position.caught(seat, caught[seat.index()]))
}

fn ended(position: &Position, names: &str) -> Play {
    let mut play = Play::from(position);
    play.plays(names);
    play
}

/// DKT-16
#[test]
fn each_seat_pays_one_chip_for_each_four_it_captured() {
    let position = last_trick(["4c", "5c", "6c"], ["4s", "4h 4d", ""], "7d");
    let play = ended(&position, "4c 5c 6c");
    let expected = RoundResult {
        round: 1,
        tricks: [3, 3, 3],
        fours: [1, 2, 1],
        banker: A,
        banked: card("7d"),
        quackback: None,
        paid: [1, 2, 1],
        chips: [9, 8, 9],
        pot: 4,
    };
    assert_eq!(play.result(), expected);
    assert_eq!((play.view().public.chips, play.view().public.pot()), ([9, 8, 9], 4));
}

/// DKT-16
#[test]
fn a_banked_four_is_paid_for_too() {
    let position = last_trick(["Ac", "5c", "6c"], ["4s 4c", "4h", ""], "4d");
    let play = ended(&position, "Ac 5c 6c");
    assert_eq!((play.result().fours, play.result().paid), ([3, 1, 0], [3, 1, 0]));
}

/// DKT-15
#[test]
fn for_a_quackback_the_two_others_pay_four_each_and_that_seat_nothing() {
    let position = last_trick(["Ac", "5c", "6c"], ["4s 4c 4h", "", ""], "4d");
    let play = ended(&position, "Ac 5c 6c");
    let result = play.result();
    assert_eq!((result.fours, result.quackback), ([4, 0, 0], Some(A)));
    assert_eq!((result.paid, result.chips, result.pot), ([0, 4, 4], [10, 6, 6], 8));
}

/// DKT-15
#[test]
fn the_fourth_four_may_come_with_the_ninth_trick() {
    let position = last_trick(["4c", "5c", "6c"], ["", "", "4s 4h 4d"], "7d");
    let play = ended(&position, "4c 5c 6c");
    assert_eq!((play.result().quackback, play.result().paid), (Some(C), [4, 4, 0]));
}

/// DKT-15
#[test]
fn three_fours_are_no_quackback_while_another_has_one() {
    let position = last_trick(["4c", "5c", "6c"], ["4s 4h 4d", "", ""], "7d");
    let play = ended(&position, "4c 5c 6c");
    assert_eq!((play.result().quackback, play.result().paid), (None, [3, 0, 1]));
}

/// DKT-17
#[test]
fn a_seat_that_cannot_pay_in_full_pays_its_remaining_chips() {
    let position = last_trick(["4c", "5c", "6c"], ["", "4s 4h 4d", ""], "7d").chips([8, 2, 9]);
    let play = ended(&position, "4c 5c 6c");
    let result = play.result();
    assert_eq!((result.paid, result.chips, result.pot), ([0, 2, 1], [8, 0, 8], 14));
}

/// DKT-17
#[test]
fn a_seat_that_owes_for_a_quackback_pays_at_most_its_chips() {
    let position = last_trick(["4c", "5c", "6c"], ["", "", "4s 4h 4d"], "7d").chips([3, 4, 1]);
    let play = ended(&position, "4c 5c 6c");
    assert_eq!((play.result().paid, play.result().chips), ([3, 4, 0], [0, 0, 1]));
}

/// DKT-17
#[test]
fn to_pay_the_last_chip_is_to_pay_in_full() {
    let position = last_trick(["4c", "5c", "6c"], ["4s", "4h 4d", ""], "7d").chips([9, 2, 9]);
    let play = ended(&position, "4c 5c 6c");
    assert_eq!((play.result().paid, play.result().chips), ([1, 2, 1], [8, 0, 8]));
    assert_eq!(play.phase(), Phase::Over);
}

/// DKT-16
#[test]
fn the_next_round_begins_with_fresh_tricks_and_fours() {
    let position = last_trick(["4c", "5c", "6c"], ["4s", "4h 4d", ""], "7d").round(4);
    let play = ended(&position, "4c 5c 6c");
    let view = play.view();
    assert_eq!((view.public.round, view.public.tricks, view.trick_number()), (5, [0; 3], 1));
    assert!(SEATS.iter().all(|&seat| view.fours(seat) == 0));
    assert_eq!(view.quacker.taker(), None);
    assert!(view.public.recall.played.is_empty());
    assert!(view.public.recall.voids.iter().all(|voids| voids.is_empty()));
    let leader: Seat = view.public.dealer.step_left(1, 3);
    let turned_up = view.public.turned_up;
    assert!(play.happened(Event::Dealt {
        round: 5,
        dealer: view.public.dealer,
        leader,
        turned_up
    }));
}
