//! The end of a match (DKT-18).

use super::play::*;
use mallard::engine::{Game, Seat, SeatSet, Setup};
use mallard::games::duckit::{
    DecidedBy, Duckit, DuckitResult, Event, Options, Phase, Position, Refusal,
};

/// The end of a round with these chips, tricks and 4s; the lowest seat with a 4 has banked the 7 of
/// diamonds, and the [`PLAIN`] trick is played.
fn finish(chips: [u8; 3], won: [u8; 3], caught: [&str; 3]) -> Play {
    let by = SEATS.into_iter().find(|seat| !caught[seat.index()].is_empty()).expect("somebody");
    let position = Position::new("3h", "7d", PLAIN).won(won).banked(by, "7d").chips(chips);
    let put = |position: Position, seat: Seat| position.caught(seat, caught[seat.index()]);
    let mut play = Play::from(&SEATS.into_iter().fold(position, put));
    play.plays(&PLAIN.join(" "));
    play
}

fn set(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

/// A ninth trick without a 4, won by C.
const PLAIN: [&str; 3] = ["Ac", "5c", "6c"];

/// DKT-18
#[test]
fn the_match_ends_after_a_scoring_that_leaves_a_seat_without_chips() {
    let play = finish([1, 5, 6], [3, 3, 2], ["4s", "4h 4d", "4c"]);
    assert_eq!(play.result().chips, [0, 3, 5]);
    assert_eq!(play.phase(), Phase::Over);
    assert_eq!(play.refuses(A, lay("Ac")), Refusal::MatchOver);
    assert!(SEATS.iter().all(|&seat| play.legal(seat).is_empty()));
    let play = finish([2, 5, 6], [3, 3, 2], ["4s", "4h 4d", "4c"]);
    assert_ne!(play.phase(), Phase::Over, "one chip is enough to go on");
}

/// DKT-18
#[test]
fn most_chips_wins_and_the_places_follow_the_chips() {
    let play = finish([1, 5, 6], [3, 3, 2], ["4s", "4h 4d", "4c"]);
    assert_eq!(play.standing().places(), [3, 2, 1]);
    let won = DuckitResult { winners: set(&[C]), share: 22, decided_by: DecidedBy::Chips };
    assert_eq!(play.outcome(), won);
    assert_eq!(play.view().outcome(), Some(won));
    assert_eq!(play.events.last(), Some(&Event::MatchEnded(won)));
}

/// DKT-18
#[test]
fn fewer_fours_in_the_last_round_break_a_tie_of_chips() {
    // B has 6 − 2 chips, C 5 − 1.
    let play = finish([1, 6, 5], [3, 3, 2], ["4s", "4h 4d", "4c"]);
    assert_eq!(play.result().chips, [0, 4, 4]);
    assert_eq!(play.standing().places(), [3, 2, 1]);
    assert_eq!(play.outcome().decided_by, DecidedBy::Fours);
}

/// DKT-18
#[test]
fn a_banked_four_counts_among_those_of_the_last_round() {
    let position = Position::new("3h", "4d", PLAIN).won([3, 3, 2]).banked(B, "4d");
    let position = position.caught(B, "4h").caught(C, "4c").caught(A, "4s").chips([1, 6, 5]);
    let mut play = Play::from(&position);
    play.plays("Ac 5c 6c");
    assert_eq!((play.result().fours, play.result().chips), ([1, 2, 1], [0, 4, 4]));
    assert_eq!(play.standing().places(), [3, 2, 1]);
}

/// DKT-18
#[test]
fn more_tricks_in_the_last_round_break_a_tie_of_fours() {
    let play = finish([2, 5, 5], [2, 4, 2], ["4s 4h", "4d", "4c"]);
    assert_eq!((play.result().chips, play.result().tricks), ([0, 4, 4], [2, 4, 3]));
    assert_eq!(play.standing().places(), [3, 1, 2]);
    assert_eq!(play.outcome().decided_by, DecidedBy::Tricks);
}

/// DKT-18
#[test]
fn a_banked_card_is_no_trick() {
    // A has banked a card; that is not a tenth trick.
    let play = finish([2, 5, 5], [2, 4, 2], ["4s 4h", "4d", "4c"]);
    assert_eq!(play.result().tricks.iter().sum::<u8>(), 9);
}

/// DKT-18
#[test]
fn seats_still_tied_share_the_win_and_the_pot() {
    let play = finish([2, 5, 5], [1, 4, 3], ["4s 4h", "4d", "4c"]);
    assert_eq!((play.result().chips, play.result().tricks), ([0, 4, 4], [1, 4, 4]));
    assert_eq!(play.standing().places(), [3, 1, 1]);
    let shared = DuckitResult { winners: set(&[B, C]), share: 11, decided_by: DecidedBy::Shared };
    assert_eq!(play.outcome(), shared);
}

/// DKT-18
#[test]
fn the_same_comparisons_decide_second_and_third_place() {
    // A and B end without chips, A with fewer fours.
    let play = finish([1, 2, 9], [3, 3, 2], ["4s", "4h 4d", "4c"]);
    assert_eq!(play.result().chips, [0, 0, 8]);
    assert_eq!(play.standing().places(), [2, 3, 1]);
    // Equal fours, B with more tricks.
    let play = finish([1, 1, 9], [1, 4, 3], ["4s", "4h", "4d 4c"]);
    assert_eq!(play.standing().places(), [3, 2, 1]);
}

/// DKT-18
#[test]
fn without_a_difference_the_second_place_is_shared() {
    let play = finish([1, 1, 9], [3, 3, 2], ["4s", "4h", "4d 4c"]);
    assert_eq!(play.standing().places(), [2, 2, 1]);
}

/// DKT-18
#[test]
fn three_winners_take_ten_chips_back_each() {
    // A face-up four leaves one for each; every seat won three tricks and pays its last chip.
    let position = Position::new("4h", "7d", PLAIN).won([3, 3, 2]).banked(A, "7d");
    let position = position.caught(A, "4s").caught(B, "4d").caught(C, "4c").chips([1, 1, 1]);
    let mut play = Play::from(&position);
    play.plays("Ac 5c 6c");
    assert_eq!((play.result().chips, play.result().pot), ([0; 3], 30));
    assert_eq!(play.standing().places(), [1, 1, 1]);
    let shared = DuckitResult { winners: set(&SEATS), share: 10, decided_by: DecidedBy::Shared };
    assert_eq!(play.outcome(), shared);
}

/// DKT-18
#[test]
fn two_winners_split_the_pot_evenly() {
    let mut shared = 0;
    random_matches(3_000, |play| {
        let Some(outcome) = play.view().outcome() else { return };
        let pot = play.view().public.pot();
        assert_eq!(outcome.share * outcome.winners.len(), pot, "nothing is left over");
        assert_eq!(outcome.winners, play.standing().winners());
        shared += u32::from(outcome.winners.len() == 2);
    });
    assert!(shared > 5, "only {shared} shared wins");
}

/// DKT-18
#[test]
fn at_the_end_the_banked_card_is_visible_to_all() {
    let play = finish([1, 5, 6], [3, 3, 2], ["4s", "4h 4d", "4c"]);
    for seat in SEATS {
        assert_eq!(play.seen_by(seat).quacker.banked(), Some(card("7d")));
        assert_eq!(play.seen_by(seat).outcome(), play.view().outcome());
    }
}

/// DKT-18
#[test]
fn the_match_of_one_round_ends_after_it() {
    let setup = Setup { options: Options { one_round: true }, ..Setup::new(3, 5) };
    let state = Duckit::deal(&setup, &mut ()).expect("the setup fits");
    let mut play = Play { state, events: Vec::new() };
    while let Some(seat) = SEATS.into_iter().find(|&seat| !play.legal(seat).is_empty()) {
        let action = play.legal(seat)[0];
        play.does(seat, action);
    }
    assert_eq!((play.phase(), play.result().round), (Phase::Over, 1));
    assert!(matches!(play.events.last(), Some(Event::MatchEnded(_))));
    assert_eq!(serde_json::to_value(Options::default()).expect("options"), serde_json::json!({}));
}
