//! The end of a match (DTG-36).

use super::play::*;
use mallard::engine::SeatSet;
use mallard::games::duck_that_goose::{Deck, Options, Position, Refusal, Rounds};

/// DTG-36
#[test]
fn the_lowest_total_wins_and_ties_are_shared() {
    let last = |ranges: &[&str]| {
        let options =
            Options { rounds: Rounds::Count(2), deck: Deck::Advanced, ..Options::default() };
        let position = Position::new(ranges).options(options).round(2).pile("0 12");
        let totals = [points(5), points(-2), points(30)];
        let mut play = Play::from(&position.totals(&totals));
        play.does(A, TAKE).does(A, card(A, 0));
        play.standing()
    };
    assert_eq!(last(&["1? 4", "8", "train"]).places(), [2, 1, 3]);
    assert_eq!(last(&["1?", "7", "10"]).winners().len(), 2);
}

/// DTG-36
#[test]
fn halves_decide_and_negative_totals_win() {
    let options = Options { rounds: Rounds::Count(1), deck: Deck::Advanced, ..Options::default() };
    let ended = |ranges: &[&str]| {
        let mut play = Play::from(&Position::new(ranges).options(options).pile("0 12"));
        play.takes(A, 0);
        play.standing()
    };
    assert_eq!(ended(&["1? 9 /2", "4", "5"]).places(), [2, 1, 3]);
    assert_eq!(ended(&["1? -3", "-4", "0 0"]).places(), [2, 1, 3]);
    assert_eq!(ended(&["1? 8 8", "", "train 13", "7"]).places(), [1, 1, 1, 4]);
}

/// DTG-36
#[test]
fn after_the_last_round_no_seat_decides() {
    let options = Options { rounds: Rounds::Count(1), deck: Deck::Advanced, ..Options::default() };
    let mut play = Play::from(&Position::new(&["1?", "ripe"]).options(options).pile("0 12"));
    play.takes(A, 0).does(B, DECLINE);
    assert_eq!((play.owed(), play.may()), (SeatSet::EMPTY, SeatSet::EMPTY));
    for seat in [A, B] {
        assert_eq!(play.legal(seat), []);
        assert_eq!(play.refuses(seat, RIPE), Refusal::MatchOver);
        assert_eq!(play.refuses(seat, DRAW), Refusal::MatchOver);
    }
    // The ranges do not change after the count.
    assert_eq!(play.ranges(), ["0", "ripe"]);
}

/// DTG-36, DTG-5
#[test]
fn a_match_lasts_the_chosen_rounds_and_adds_them_up() {
    let options = Options { rounds: Rounds::Count(3), deck: Deck::Advanced, ..Options::default() };
    let position = Position::new(&["1? 4", "8"]).options(options).pile("0 12");
    for (round, over) in [(1, false), (2, false), (3, true)] {
        let mut play = Play::from(&position.clone().round(round).totals(&[points(5), points(-2)]));
        play.takes(A, 0);
        assert_eq!(play.view().public.totals[..2], [points(9), points(6)]);
        assert_eq!(play.owed().is_empty(), over);
    }
    assert!(position.round(4).state().is_err());
}

/// DTG-36
#[test]
fn there_is_no_penalty() {
    // Looks make no difference: only the cards count.
    let position = Position::new(&["0?01 8", "7?"]).pile("12");
    let mut play = Play::from(&position);
    play.takes(A, 0).takes(B, 0);
    assert_eq!([A, B].map(|seat| play.scored(seat).result()), [20, 0].map(points));
}
