//! The gains of a turn, for every number that the dice can give.
//!
//! The value of a seat's own numbers is measured without changes of the other sheets, and the value of the others'
//! numbers is added. So the values are few enough to compute them all in advance.

use super::super::{Colour, HIGHEST, Sheet};
use super::evaluation::{SheetInputs, SheetsEvaluation};
use super::net::ALL_BOXES;
use super::offers::NUMBERS;
use mallard_engine::Seat;

/// Less than any value: the number does not fit.
const UNFIT: f32 = -1e9;

/// The pairs of rows, by index.
const PAIRS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];

/// A value for every number in each row.
type Rows<T> = [[T; NUMBERS]; 4];

/// The possible gains of the active seat in the turn.
#[derive(Debug)]
pub(super) struct TurnGains {
    /// From one number, from two numbers in a pair of rows, and from no number at all, which is a
    /// penalty.
    one: Rows<f32>,
    two: Vec<[[f32; NUMBERS]; NUMBERS]>,
    none: f32,
    /// From the numbers that the others write.
    rivals: Vec<Rows<Taken>>,
    /// Does any number fill the sheet?
    last: bool,
}

/// A number that another seat writes: its value to that seat, and to the active seat.
#[derive(Clone, Copy, Debug)]
struct Taken {
    theirs: f32,
    ours: f32,
}

impl TurnGains {
    pub(super) fn compute(outlook: &SheetsEvaluation, seat: Seat) -> Self {
        let inputs = outlook.sheet_inputs();
        let sheet = outlook.sheet(seat);
        let before = outlook.value(&inputs, seat);
        let worth = |sheet: &Sheet| {
            let mut inputs = inputs;
            inputs[seat.index()] = outlook.sheet_input(seat, sheet);
            outlook.value(&inputs, seat) - before
        };
        let mut one = [[UNFIT; NUMBERS]; 4];
        let mut two = vec![[[UNFIT; NUMBERS]; NUMBERS]; PAIRS.len()];
        for colour in Colour::ALL {
            each_fit(sheet, colour, |number, after| {
                one[colour.index()][number] = worth(after);
                for (pair, [upper, lower]) in two.iter_mut().zip(PAIRS) {
                    if upper == colour.index() {
                        let pair = &mut pair[number];
                        each_fit(after, Colour::ALL[lower], |number, after| {
                            pair[number] = worth(after);
                        });
                    }
                }
            });
        }
        let rivals =
            outlook.rivals(seat).map(|rival| taken(outlook, &inputs, seat, rival)).collect();
        let none = worth(&sheet.penalised());
        Self { one, two, none, rivals, last: inputs[seat.index()].boxes + 1 == ALL_BOXES }
    }

    /// The best that the seat can do with these dice.
    #[inline]
    pub(super) fn at(&self, totals: [u8; 4]) -> f32 {
        let [purple, blue, red, yellow] = totals;
        let totals = [purple.into(), blue.into(), red.into(), yellow.into()];
        let mut left = self.rival_effect(totals);
        let mut one = [0.0; 4];
        for (row, one) in one.iter_mut().enumerate() {
            *one = self.one[row][totals[row]];
        }
        let mut best = one.into_iter().fold(self.none, f32::max) + left[4];
        if self.last {
            // The match ends at once, and no other seat writes (QTM-11).
            left = [0.0; 5];
        }
        for (one, left) in one.into_iter().zip(left) {
            best = best.max(one + left);
        }
        for (two, [upper, lower]) in self.two.iter().zip(PAIRS) {
            best = best.max(two[totals[upper]][totals[lower]] + left[upper].max(left[lower]));
        }
        best
    }

    /// The effect of the others' numbers, for each row set aside; the last entry if none is.
    #[inline]
    fn rival_effect(&self, totals: [usize; 4]) -> [f32; 5] {
        let mut left = [0.0; 5];
        for rival in &self.rivals {
            // The best number, its row, and the second best. Branchless, because branches would be mispredicted.
            let mut best = Taken { theirs: 0.0, ours: 0.0 };
            let (mut row, mut second) = (4, best);
            for (place, numbers) in rival.iter().enumerate() {
                let taken = numbers[totals[place]];
                let (first, next) = (taken.theirs > best.theirs, taken.theirs > second.theirs);
                second = if next { taken } else { second };
                second = if first { best } else { second };
                best = if first { taken } else { best };
                row = if first { place } else { row };
            }
            for (aside, left) in left.iter_mut().enumerate() {
                *left += if aside == row { second.ours } else { best.ours };
            }
        }
        left
    }
}

/// The values of every number that `rival` writes in the turn of `seat`.
fn taken(outlook: &SheetsEvaluation, inputs: &SheetInputs, seat: Seat, rival: Seat) -> Rows<Taken> {
    let mut taken = [[Taken { theirs: UNFIT, ours: 0.0 }; NUMBERS]; 4];
    let before = [rival, seat].map(|seat| outlook.value(inputs, seat));
    for (colour, taken) in Colour::ALL.into_iter().zip(&mut taken) {
        each_fit(outlook.sheet(rival), colour, |number, after| {
            let mut inputs = *inputs;
            inputs[rival.index()] = outlook.sheet_input(rival, after);
            let worth = [rival, seat].map(|seat| outlook.value(&inputs, seat));
            let [theirs, ours] = [worth[0] - before[0], worth[1] - before[1]];
            taken[number] = Taken { theirs, ours };
        });
    }
    taken
}

/// Every number that fits in the row of a colour, and the sheet with it.
fn each_fit(sheet: &Sheet, colour: Colour, mut look: impl FnMut(usize, &Sheet)) {
    for number in 1..=HIGHEST {
        if sheet.fits(colour, number) {
            look(number.into(), &sheet.with(colour, number));
        }
    }
}
