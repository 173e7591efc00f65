//! The score of a sheet, and the winner (QTM-10, QTM-13).

use super::play::{A, ALL_BUT_ONE, B, BLUE, OPEN, PASS, Play, random_matches, settled, write};
use mallard::engine::Seat;
use mallard::games::quantum::{Colour, Event, Phase, TurnStep};

/// The points of the first column, its numbers from top to bottom.
fn column(numbers: [u8; 4]) -> Option<u8> {
    let sheet = numbers.map(|number| number.to_string()).join("/");
    Play::from(&settled(&[&sheet, ""])).sheet(A).columns()[0]
}

/// Sheets of a match that is over.
fn over(sheets: &[&str], penalties: [u8; 4]) -> Play {
    Play::from(&settled(sheets).penalties(penalties).phase(Phase::Over))
}

/// QTM-10
#[test]
fn a_full_column_scores_its_second_lowest_number() {
    assert_eq!(column([3, 5, 8, 9]), Some(5));
    assert_eq!(column([9, 8, 5, 3]), Some(5));
    assert_eq!(column([10, 4, 12, 7]), Some(7));
    assert_eq!(column([4, 7, 7, 9]), Some(7));
}

/// QTM-10
#[test]
fn equal_lowest_numbers_count_once() {
    assert_eq!(column([4, 4, 7, 9]), Some(7));
    assert_eq!(column([9, 4, 7, 4]), Some(7));
    assert_eq!(column([4, 4, 4, 9]), Some(9));
}

/// QTM-10
#[test]
fn four_equal_numbers_score_that_number() {
    assert_eq!(column([6, 6, 6, 6]), Some(6));
}

/// QTM-10
#[test]
fn a_column_that_is_not_full_scores_nothing() {
    for sheet in ["/5/8/9", "3//8/9", "3/5//9", "3/5/8/"] {
        let play = Play::from(&settled(&[sheet, ""]));
        assert_eq!(play.sheet(A).columns(), [None; 6]);
        assert_eq!(play.sheet(A).score(), 0);
    }
}

/// QTM-10
#[test]
fn filling_the_last_box_of_a_column_is_an_event() {
    let mut play = Play::from(&settled(&["3 9 // 5 12 / 4 10", "3 // 5 / 4"]));
    play.does(A, write(BLUE));
    assert!(play.happened(Event::ColumnFilled { seat: A, column: 1, points: 4 }));
    play.does(A, PASS).does(B, PASS);

    let mut play = Play::from(&settled(&["", "3 9 / 2 / 5 12 / 4 10"]).phase(OPEN));
    play.does(A, PASS).does(B, write(BLUE));
    assert!(play.happened(Event::ColumnFilled { seat: B, column: 2, points: 10 }));
    assert_eq!(play.sheet(B).columns()[..2], [Some(3), Some(10)]);
}

/// The third example of the rules.
/// QTM-13
#[test]
fn the_score_is_column_points_minus_penalties() {
    let same = "6 8 12 16 11 4";
    let sheet = format!("5 7 11 15 10 3 / {same} / {same} / {same}");
    let play = over(&[&sheet, ""], [3, 0, 0, 0]);
    let view = play.sheet(A);
    assert_eq!(view.columns().map(Option::unwrap_or_default), [6, 8, 12, 16, 11, 4]);
    assert_eq!(view.score(), 57 - 6);
}

/// QTM-13
#[test]
fn five_penalties_cost_15_and_a_score_can_be_below_nothing() {
    let play = over(&["", "3 / 5 / 8 / 9"], [5, 4, 0, 0]);
    assert_eq!(play.sheet(A).score(), -15);
    assert_eq!(play.sheet(B).score(), 5 - 10);
    assert_eq!(play.standing().places(), [2, 1]);
}

/// QTM-13
#[test]
fn the_highest_score_wins_even_without_ending_the_match() {
    let play = over(&["", "3 / 5 / 8 / 9", "3 / 9 / 9 / 9", ""], [5, 0, 0, 0]);
    assert_eq!(play.standing().places(), [4, 2, 1, 3]);
}

/// QTM-13
#[test]
fn ties_are_shared() {
    let play = over(&["3 / 5 / 8 / 9", "4 / 5 / 6 / 7", "", ""], [0, 0, 5, 0]);
    assert_eq!(play.standing().places(), [1, 1, 4, 3]);
    assert_eq!(play.standing().winners().len(), 2);
}

/// QTM-13
#[test]
fn every_score_is_an_event_at_the_end() {
    let mut play = Play::from(&settled(&[ALL_BUT_ONE, "3 / 5 / 8 / 9"]).penalties([2, 1, 0, 0]));
    play.does(A, write(BLUE));
    let columns = 3 + 6 + 10 + 17 + 9 + 7;
    let score = i16::from(columns) - 3;
    assert!(play.happened(Event::Scored { seat: A, columns, penalties: 3, score }));
    assert!(play.happened(Event::Scored { seat: B, columns: 5, penalties: 1, score: 4 }));
    assert_eq!(play.sheet(A).score(), score);
}

/// QTM-13
#[test]
fn the_better_score_has_the_better_place_in_every_match() {
    random_matches(60, |play| {
        if !play.is_over() {
            return;
        }
        let (standing, view) = (play.standing(), play.view());
        let place_and_score = |seat| (standing.place(seat), view.sheet(seat).score());
        for (one, other) in Seat::all(view.public.seats)
            .flat_map(|one| Seat::all(view.public.seats).map(move |other| (one, other)))
        {
            let (one, other) = (place_and_score(one), place_and_score(other));
            assert_eq!(one.0.cmp(&other.0), other.1.cmp(&one.1));
        }
    });
}

/// QTM-10
#[test]
fn columns_score_the_points_of_their_events() {
    random_matches(60, |play| {
        let view = play.view();
        for event in &play.events {
            match *event {
                Event::ColumnFilled { seat, column, points } => {
                    let place = usize::from(column) - 1;
                    assert_eq!(view.sheet(seat).columns()[place], Some(points));
                }
                Event::Wrote { seat, step, colour, place, number } => {
                    let written = view.sheet(seat).row(colour).number(usize::from(place) - 1);
                    assert_eq!(written, Some(number));
                    assert!(step == TurnStep::Everyone || number == view.value(colour).total);
                }
                _ => {}
            }
        }
        for sheet in &view.public.sheets {
            for (place, column) in sheet.columns().iter().enumerate() {
                let full = Colour::ALL.iter().all(|&c| sheet.row(c).number(place).is_some());
                assert_eq!(column.is_some(), full);
            }
        }
    });
}
