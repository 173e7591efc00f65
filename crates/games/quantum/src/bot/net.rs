//! The evaluation of sheets: a net with one hidden layer and trained [`weights`].
//!
//! The input for each seat is its sheet and the distance of the others from ending the match. Its output, less that for
//! a rival's sheet, predicts the seat's lead over that rival.

use super::super::Sheet;
use super::features::{self, FEATURES};
use super::weights::{self, RACE_INPUTS, UNITS};
use std::sync::LazyLock;

/// The boxes of a sheet.
pub(super) const ALL_BOXES: u8 = 24;

type Units = [f32; UNITS];

static NET: LazyLock<Net> = LazyLock::new(Net::read);

/// The weights.
struct Net {
    /// The weights from each feature of a sheet to the units, and its direct weight.
    features: [Units; FEATURES],
    straight: [f32; FEATURES],
    /// The weights from the race to the units.
    race: [Units; RACE_INPUTS],
    /// The units' constant input, and the weight of each unit's output.
    always: Units,
    counts: Units,
}

impl Net {
    fn read() -> Self {
        fn units(weights: [i8; UNITS], scale: f32) -> Units {
            weights.map(|weight| f32::from(weight) / scale)
        }
        Self {
            features: weights::FEATURES.map(|row| units(row, weights::FEATURES_SCALE)),
            straight: weights::STRAIGHT.map(|weight| f32::from(weight) / weights::STRAIGHT_SCALE),
            race: weights::RACE.map(|row| units(row, weights::RACE_SCALE)),
            always: units(weights::ALWAYS, weights::ALWAYS_SCALE),
            counts: units(weights::COUNTS, weights::COUNTS_SCALE),
        }
    }
}

/// A sheet as input to the units.
#[derive(Clone, Copy, Debug)]
pub(super) struct SheetInput {
    units: Units,
    straight: f32,
    pub(super) score: i16,
    /// How many boxes and penalty boxes are filled.
    pub(super) boxes: u8,
    pub(super) penalties: u8,
}

impl SheetInput {
    /// The input for this sheet. `turn` is 1 if the seat has the next turn, 0 if the last.
    pub(super) fn from_sheet(sheet: &Sheet, turn: f32) -> Self {
        let net = &*NET;
        let (mut units, mut straight) = (net.always, 0.0);
        let score = features::each(sheet, turn, |feature, value| {
            straight += value * net.straight[feature];
            add(&mut units, value, &net.features[feature]);
        });
        Self { units, straight, score, boxes: sheet.boxes(), penalties: sheet.penalties }
    }

    pub(super) fn is_full(&self) -> bool {
        self.boxes == ALL_BOXES
    }

    /// The sheet's value in such a race.
    #[inline]
    pub(super) fn value(&self, race: &[f32; RACE_INPUTS]) -> f32 {
        let net = &*NET;
        let mut units = self.units;
        for (value, weights) in race.iter().zip(&net.race) {
            add(&mut units, *value, weights);
        }
        let counted = units.iter().zip(&net.counts).map(|(unit, count)| unit.max(0.0) * count);
        counted.fold(self.straight, |sum, count| sum + count)
    }
}

#[inline]
fn add(units: &mut Units, value: f32, weights: &Units) {
    for (unit, weight) in units.iter_mut().zip(weights) {
        *unit += value * weight;
    }
}

/// The inputs for a race against a rival with this score, in which the seats furthest along have
/// filled `boxes` boxes and `penalties` penalty boxes.
pub(super) fn race(score: i16, boxes: u8, penalties: u8, seats: u8) -> [f32; RACE_INPUTS] {
    let filled = f32::from(boxes) / f32::from(ALL_BOXES);
    let past = |part: f32| (filled - part).max(0.0) / (1.0 - part);
    let flag = |set| f32::from(u8::from(set));
    [
        f32::from(score) / 10.0,
        filled,
        past(0.5),
        past(0.75),
        flag(penalties >= 4),
        flag(penalties >= 3),
        f32::from(seats - 2) / 2.0,
    ]
}
