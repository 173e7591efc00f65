//! Sheets and the order of numbers in a row (QTM-2, QTM-3).

use super::play::{A, B, BLUE, PASS, PURPLE, Play, RED, YELLOW, random_matches, settled, write};
use mallard::engine::Refusal as _;
use mallard::games::quantum::{Colour, DieFace, Event, Need, Refusal, Row, TurnStep};

/// The result of writing the 6 of red after these numbers.
fn six_after(red: &str) -> Result<Vec<u8>, Refusal> {
    let sheet = format!("//{red}");
    let mut play = Play::from(&settled(&[&sheet, ""]));
    if play.legal(A).contains(&write(RED)) {
        play.does(A, write(RED));
        Ok(play.row(A, RED))
    } else {
        Err(play.refuses(A, write(RED)))
    }
}

fn too_low(bound: u8) -> Result<Vec<u8>, Refusal> {
    Err(Refusal::TooLow { colour: RED, number: 6, bound })
}

fn too_high(bound: u8) -> Result<Vec<u8>, Refusal> {
    Err(Refusal::TooHigh { colour: RED, number: 6, bound })
}

fn row(numbers: &[u8]) -> Result<Row, String> {
    Row::try_from(numbers.to_vec())
}

/// QTM-2
#[test]
fn every_seat_has_a_sheet_of_its_own_with_four_rows() {
    let play = Play::deal(4, 1);
    assert_eq!(play.view().public.sheets.len(), 4);
    let mut play = Play::from(&settled(&["", "", ""]));
    play.does(A, write(BLUE));
    assert_eq!(play.row(A, BLUE), [13]);
    assert!(play.row(B, BLUE).is_empty());
}

/// QTM-2
#[test]
fn the_rows_are_purple_blue_red_yellow_from_top_to_bottom() {
    assert_eq!(Colour::ALL, [PURPLE, BLUE, RED, YELLOW]);
    let play = Play::from(&settled(&["1 / 2 / 3 / 4", ""]));
    let numbers = Colour::ALL.map(|colour| play.row(A, colour));
    assert_eq!(numbers, [[1], [2], [3], [4]]);
    assert_eq!(play.sheet(A).rows.map(|row| row.numbers()[0]), [1, 2, 3, 4]);
}

/// QTM-2
#[test]
fn a_row_has_six_boxes() {
    assert_eq!(six_after("1 2 3 9 8 7"), Err(Refusal::RowFull(RED)));
    assert_eq!(Refusal::RowFull(RED).rule(), "QTM-2");
    assert!(row(&[1, 2, 3, 9, 8, 7]).is_ok());
    assert!(row(&[1, 2, 3, 9, 8, 7, 6]).is_err());
}

/// QTM-2
#[test]
fn the_white_line_is_after_the_fourth_box() {
    let needs = |numbers: &[u8]| row(numbers).expect("it fits").need();
    assert_eq!(needs(&[1, 2, 3]), Need::Over(3));
    assert_eq!(needs(&[1, 2, 3, 9]), Need::Under(9));
}

/// QTM-2
#[test]
fn the_columns_run_across_the_rows() {
    let play = Play::from(&settled(&["2 9 / 4 / 6 / 8", ""]));
    assert_eq!(play.sheet(A).columns(), [Some(4), None, None, None, None, None]);
    let mut play = Play::from(&settled(&["2 9 / 4 14 / 5 15 / 7", ""]));
    play.does(A, write(YELLOW));
    assert_eq!(play.sheet(A).columns(), [Some(4), Some(9), None, None, None, None]);
}

/// QTM-2
#[test]
fn the_penalty_boxes_cost_1_2_3_4_5() {
    let score = |penalties| {
        let position = settled(&["", ""]).penalties([penalties, 0, 0, 0]);
        Play::from(&position).sheet(A).score()
    };
    assert_eq!([1, 2, 3, 4].map(score), [-1, -3, -6, -10]);
    let over = settled(&["", ""]).penalties([5, 0, 0, 0]);
    let over = over.phase(mallard::games::quantum::Phase::Over);
    assert_eq!(Play::from(&over).sheet(A).score(), -15);
}

/// QTM-3
#[test]
fn a_row_is_filled_from_the_left_without_gaps() {
    let mut play = Play::from(&settled(&["// 2 5", ""]));
    play.does(A, write(RED));
    assert_eq!(play.row(A, RED), [2, 5, 6]);
    let wrote = Event::Wrote { seat: A, step: TurnStep::Active, colour: RED, place: 3, number: 6 };
    assert!(play.happened(wrote));
}

/// QTM-3
#[test]
fn the_first_box_takes_any_number() {
    assert_eq!(six_after(""), Ok(vec![6]));
    assert_eq!(row(&[]).expect("it fits").need(), Need::Any);
    assert!((1..=33).all(|number| row(&[number]).is_ok()));
}

/// QTM-3
#[test]
fn up_to_the_line_each_number_is_greater_than_the_one_on_its_left() {
    assert_eq!(six_after("5"), Ok(vec![5, 6]));
    assert_eq!(six_after("6"), too_low(6));
    assert_eq!(six_after("7"), too_low(7));
    assert_eq!(six_after("3 5"), Ok(vec![3, 5, 6]));
    assert_eq!(six_after("3 6"), too_low(6));
    assert_eq!(six_after("1 3 5"), Ok(vec![1, 3, 5, 6]));
    assert_eq!(six_after("1 3 6"), too_low(6));
    assert_eq!(six_after("1 3 10"), too_low(10));
}

/// QTM-3
#[test]
fn behind_the_line_each_number_is_less_than_the_one_on_its_left() {
    assert_eq!(six_after("1 2 3 7"), Ok(vec![1, 2, 3, 7, 6]));
    assert_eq!(six_after("1 2 3 6"), too_high(6));
    assert_eq!(six_after("1 2 3 5"), too_high(5));
    assert_eq!(six_after("1 2 3 9 7"), Ok(vec![1, 2, 3, 9, 7, 6]));
    assert_eq!(six_after("1 2 3 9 6"), too_high(6));
    assert_eq!(six_after("1 2 3 9 4"), too_high(4));
}

/// The boxes behind the line ask nothing of the first three.
/// QTM-3
#[test]
fn a_number_behind_the_line_may_be_lower_than_any_before_it() {
    assert_eq!(six_after("10 11 12 13"), Ok(vec![10, 11, 12, 13, 6]));
    assert_eq!(six_after("10 11 12 13 7"), Ok(vec![10, 11, 12, 13, 7, 6]));
}

/// QTM-3
#[test]
fn a_number_that_does_not_fit_may_be_written_in_neither_step() {
    let mut play = Play::from(&settled(&["// 6", "// 6"]));
    assert_eq!(play.offers(A), [PURPLE, BLUE, YELLOW]);
    let refusal = Refusal::TooLow { colour: RED, number: 6, bound: 6 };
    assert_eq!(play.refuses(A, write(RED)), refusal);
    assert_eq!(refusal.rule(), "QTM-3");
    play.does(A, PASS);
    for seat in [A, B] {
        assert_eq!(play.refuses(seat, write(RED)), refusal);
    }
}

/// QTM-3
#[test]
fn rows_keep_their_order_in_every_match() {
    random_matches(60, |play| {
        for sheet in play.view().public.sheets {
            for row in sheet.rows {
                let (rising, falling) = row.numbers().split_at(row.numbers().len().min(4));
                assert!(rising.is_sorted_by(|a, b| a < b), "{row:?}");
                let from_line = rising.last().into_iter().chain(falling);
                assert!(from_line.is_sorted_by(|a, b| a > b), "{row:?}");
            }
        }
    });
}

#[test]
fn a_row_and_a_face_are_written_as_they_are_read() {
    for text in ["[]", "[4,9,12]"] {
        let row: Row = serde_json::from_str(text).expect("a row");
        assert_eq!(serde_json::to_string(&row).expect("a row is data"), text);
    }
    let face: DieFace = serde_json::from_str("\"R3\"").expect("a face");
    assert_eq!(serde_json::to_string(&face).expect("a face is data"), "\"R3\"");
}
