//! The features of a sheet.

use super::super::{BOXES, Column, Sheet};

pub(super) const FEATURES: usize = 88;

// The index at which each kind of feature begins.
/// The score so far.
const SCORE: usize = 0;
/// Whether one, two, three or four penalties are filled.
const PENALTIES: usize = 1;
/// How many rows have each number of boxes filled.
const ROWS: usize = 5;
/// For rows that are begun but not full: the last number, and its square.
const LAST: usize = 12;
const SQUARE: usize = 17;
/// For each column: whether one, two, three or four boxes are filled.
const FILLED: usize = 22;
/// For each column that is begun but not full: the lowest number and, if it has two, the second lowest.
const LOWEST: usize = 46;
const SECOND: usize = 64;
/// For each column: whether it lacks only one box, which is the next of its row, and the number to
/// the left of that box.
const LACKS: usize = 76;
const BOUND: usize = 82;
/// How soon the seat's turn is: 1 if it is the next, 0 if it is the last.
const TURN: usize = 87;

/// The unit of numbers and points.
const TEN: f32 = 10.0;

/// Calls `put` with every feature of a sheet that is not 0, and returns the sheet's score (QTM-13).
#[inline]
pub(super) fn each(sheet: &Sheet, turn: f32, mut put: impl FnMut(usize, f32)) -> i16 {
    let mut score = -i16::from(sheet.penalty_points());
    if (1..5).contains(&sheet.penalties) {
        put(PENALTIES + usize::from(sheet.penalties) - 1, 1.0);
    }
    for row in &sheet.rows {
        let length = row.numbers().len();
        put(ROWS + length, 1.0);
        if let Some(&last) = row.numbers().last()
            && !row.is_full()
        {
            let last = f32::from(last) / TEN;
            put(LAST + length - 1, last);
            put(SQUARE + length - 1, last * last);
        }
    }
    for place in 0..BOXES {
        let column = Column::from_rows(&sheet.rows, place);
        let filled = column.filled;
        if filled == 0 {
            break;
        }
        put(FILLED + 4 * place + filled - 1, 1.0);
        let Some(row) = column.empty else {
            score += i16::from(column.second);
            continue;
        };
        put(LOWEST + 3 * place + filled - 1, f32::from(column.lowest) / TEN);
        if filled > 1 {
            put(SECOND + 2 * place + filled - 2, f32::from(column.second) / TEN);
        }
        if filled == 3 && row.numbers().len() == place {
            put(LACKS + place, 1.0);
            if let Some(&last) = row.numbers().last() {
                put(BOUND + place - 1, f32::from(last) / TEN);
            }
        }
    }
    put(SCORE, f32::from(score) / TEN);
    put(TURN, turn);
    score
}

#[cfg(test)]
mod tests {
    use super::super::super::{Position, Quantum};
    use super::*;
    use mallard_engine::{Game, Viewer};
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// The features of seat 0's sheet, and its score.
    fn features(sheet: &str, penalties: u8) -> ([f32; FEATURES], i16) {
        let position = Position::new(&[sheet, ""]).penalties([penalties, 0, 0, 0]);
        let view = Quantum::view(&position.state().expect("it fits"), Viewer::Table);
        let mut features = [0.0; FEATURES];
        let score = each(&view.public.sheets[0], 0.5, |feature, value| features[feature] += value);
        assert_eq!(score, view.public.sheets[0].score(), "{sheet}");
        (features, score)
    }

    #[test]
    fn the_score_is_that_of_the_rules() {
        for sheet in ["", "4 / 4 / 7 / 9", "6 / 6 / 6 / 6", "6 9 / 6 12 / 7 8 / 5 9"] {
            for penalties in 0..5 {
                features(sheet, penalties);
            }
        }
        assert_eq!(features("5 8 / 6 9 / 4 11 / 9 12", 3).1, 5 + 9 - 6);
    }

    #[test]
    fn features_match_an_example_sheet() {
        let (features, _) = features("5 8 20 / 6 9 / 4 11 / 9", 2);
        let expected = [
            (SCORE, 0.2),
            (PENALTIES + 1, 1.0),
            (ROWS + 1, 1.0),
            (ROWS + 2, 2.0),
            (ROWS + 3, 1.0),
            (LAST, 0.9),
            (LAST + 1, 2.0),
            (LAST + 2, 2.0),
            (FILLED + 3, 1.0),
            (FILLED + 6, 1.0),
            (FILLED + 8, 1.0),
            (LOWEST + 5, 0.8),
            (SECOND + 3, 0.9),
            (LACKS + 1, 1.0),
            (BOUND, 0.9),
            (TURN, 0.5),
        ];
        for (feature, value) in expected {
            assert!((features[feature] - value).abs() < 1e-5, "{feature}: {}", features[feature]);
        }
    }
}
