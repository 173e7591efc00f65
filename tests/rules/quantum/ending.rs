//! How a match ends (QTM-11, QTM-12).

use super::play::{
    A, ALL_BUT_ONE, B, BLUE, C, KEEP_ALL, OPEN, PASS, Play, RED, YELLOW, settled, write,
};
use mallard::engine::Refusal as _;
use mallard::games::quantum::{Event, Phase, Refusal};

/// QTM-11
#[test]
fn a_sheet_filled_in_step_b_ends_the_match_at_once() {
    let mut play = Play::from(&settled(&[ALL_BUT_ONE, "", ""]));
    play.does(A, write(BLUE));
    assert_eq!(play.phase(), Phase::Over);
    assert!(play.happened(Event::SheetFilled { seat: A }));
    assert!(play.owed().is_empty());
    for seat in [A, B, C] {
        assert_eq!(play.sheet(seat).penalties, 0);
        assert_eq!(play.refuses(seat, write(RED)), Refusal::MatchOver);
        assert_eq!(play.refuses(seat, PASS), Refusal::MatchOver);
        assert_eq!(play.refuses(seat, KEEP_ALL), Refusal::MatchOver);
    }
    assert!(play.row(B, RED).is_empty());
    assert_eq!(Refusal::MatchOver.rule(), "QTM-11");
}

/// QTM-11
#[test]
fn a_sheet_filled_in_step_c_ends_the_match_after_all_wrote() {
    let mut play = Play::from(&settled(&["", ALL_BUT_ONE, ""]));
    play.does(A, write(RED)).does(B, write(BLUE));
    assert!(!play.is_over());
    play.does(A, write(YELLOW)).does(C, write(BLUE));
    assert!(play.is_over());
    assert_eq!((play.row(A, RED), play.row(A, YELLOW)), (vec![6], vec![8]));
    assert_eq!(play.row(C, BLUE), [13]);
    assert!(play.happened(Event::SheetFilled { seat: B }));
}

/// QTM-11
#[test]
fn several_sheets_can_be_filled_in_the_same_step_c() {
    let mut play = Play::from(&settled(&[ALL_BUT_ONE, ALL_BUT_ONE]).phase(OPEN));
    play.does(A, write(BLUE)).does(B, write(BLUE));
    assert!(play.happened(Event::SheetFilled { seat: A }));
    assert!(play.happened(Event::SheetFilled { seat: B }));
    assert_eq!(play.standing().places(), [1, 1]);
}

/// QTM-11
#[test]
fn three_full_rows_end_nothing() {
    let mut play = Play::from(&settled(&["2 5 9 16 8 / 3 6 10 17 14 / / 5 8 12 19 10 9", ""]));
    play.does(A, write(BLUE)).does(A, PASS).does(B, PASS);
    assert!(!play.is_over());
    let three = "2 5 9 16 8 5 / 3 6 10 17 14 / 4 7 11 18 9 / 5 8 12 19 10 9";
    let mut play = Play::from(&settled(&[three, ""]));
    play.does(A, write(BLUE));
    assert_eq!(play.sheet(A).rows.iter().filter(|row| row.is_full()).count(), 3);
    play.does(A, write(RED)).does(B, PASS);
    assert!(play.is_over());
}

/// QTM-12
#[test]
fn the_fifth_penalty_ends_the_match_after_step_c() {
    let mut play = Play::from(&settled(&["", "", ""]).penalties([4, 4, 4, 0]));
    play.does(A, PASS).does(A, PASS);
    assert!(!play.is_over());
    play.does(B, write(RED)).does(C, write(BLUE));
    assert!(play.is_over());
    assert!(play.happened(Event::PenaltiesFilled { seat: A }));
    assert_eq!((play.row(B, RED), play.row(C, BLUE)), (vec![6], vec![13]));
    assert_eq!(play.sheet(A).penalties, 5);
    assert_eq!(play.sheet(B).penalties, 4);
}

/// QTM-12
#[test]
fn the_fourth_penalty_ends_nothing() {
    let mut play = Play::from(&settled(&["", ""]).penalties([3, 0, 0, 0]));
    play.does(A, PASS).does(A, PASS).does(B, PASS);
    assert!(!play.is_over());
    assert_eq!(play.sheet(A).penalties, 4);
}

/// QTM-12
#[test]
fn a_sheet_and_the_penalties_can_be_filled_in_the_same_step_c() {
    let position = settled(&["", ALL_BUT_ONE]).penalties([4, 0, 0, 0]).phase(OPEN);
    let mut play = Play::from(&position);
    play.does(A, PASS).does(B, write(BLUE));
    assert!(play.happened(Event::PenaltiesFilled { seat: A }));
    assert!(play.happened(Event::SheetFilled { seat: B }));
    assert_eq!(play.standing().places(), [2, 1]);
}
