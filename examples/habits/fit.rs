//! Fits the net to choices: the steepest way down, by Adam (Kingma, Ba: *Adam: A Method for
//! Stochastic Optimization*, 2014).

use crate::play::Choice;
use mallard::engine::Rng;
use mallard::games::duckit::habits::{INPUTS, ROWS, TABLE, UNITS};

/// A byte of weight is this part of one.
const SCALE: f32 = 32.0;

/// The most that a weight and a unit can be.
const MOST: f32 = 127.0 / SCALE;
const MOST_OF_UNIT: f32 = 255.0 / SCALE;

/// How many choices are taken together.
const BATCH: usize = 64;

/// The longest step.
pub const STEP: f32 = 0.004;

/// The net in the making: rows of weights, then the table.
#[derive(Debug)]
pub struct Fitted {
    weights: Vec<f32>,
    slope: Vec<f32>,
    first: Vec<f32>,
    second: Vec<f32>,
    /// Powers of the two rates of Adam.
    rates: [f32; 2],
}

const ALL: usize = ROWS * UNITS + TABLE;

impl Fitted {
    pub fn new(rng: &mut Rng) -> Self {
        let mut weights = vec![0.0; ALL];
        for weight in &mut weights[..ROWS * UNITS] {
            *weight =
                (f32::from(u8::try_from(rng.next_below(201)).unwrap_or(0)) / 100.0 - 1.0) * 0.3;
        }
        Self {
            weights,
            slope: vec![0.0; ALL],
            first: vec![0.0; ALL],
            second: vec![0.0; ALL],
            rates: [1.0, 1.0],
        }
    }

    /// Goes through all choices once, with steps of this length.
    pub fn learn(&mut self, choices: &[Choice], length: f32) {
        for batch in choices.chunks(BATCH) {
            self.slope.fill(0.0);
            for choice in batch {
                self.add(choice);
            }
            self.step(length);
        }
    }

    /// Adds the slope of one choice.
    fn add(&mut self, choice: &Choice) {
        let mut units = [0.0; UNITS];
        for &input in &choice.inputs {
            let row = &self.weights[input * UNITS..][..UNITS];
            for (unit, weight) in units.iter_mut().zip(row) {
                *unit += weight;
            }
        }
        let out: [f32; UNITS] = units.map(|unit: f32| unit.clamp(0.0, MOST_OF_UNIT));
        let mut values = [0.0_f32; 10];
        let count = choice.options.len();
        for (value, &(output, kind)) in values.iter_mut().zip(&choice.options) {
            let row = &self.weights[(INPUTS + output) * UNITS..][..UNITS];
            *value = out.iter().zip(row).map(|(a, b)| a * b).sum::<f32>()
                + self.weights[ROWS * UNITS + kind];
        }
        let most = values[..count].iter().copied().fold(f32::MIN, f32::max);
        let mut all = 0.0;
        for value in &mut values[..count] {
            *value = (*value - most).exp();
            all += *value;
        }
        let mut back = [0.0; UNITS];
        for (place, &(output, kind)) in choice.options.iter().enumerate() {
            let wrong = values[place] / all - f32::from(u8::from(place == choice.place));
            let start = (INPUTS + output) * UNITS;
            for unit in 0..UNITS {
                back[unit] += wrong * self.weights[start + unit];
                self.slope[start + unit] += wrong * out[unit];
            }
            self.slope[ROWS * UNITS + kind] += wrong;
        }
        for unit in 0..UNITS {
            if units[unit] <= 0.0 || units[unit] >= MOST_OF_UNIT {
                back[unit] = 0.0;
            }
        }
        for &input in &choice.inputs {
            let row = &mut self.slope[input * UNITS..][..UNITS];
            for (slope, back) in row.iter_mut().zip(back) {
                *slope += back;
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "a batch is small")]
    fn step(&mut self, length: f32) {
        self.rates = [self.rates[0] * 0.9, self.rates[1] * 0.999];
        let (once, twice) = (1.0 - self.rates[0], 1.0 - self.rates[1]);
        for place in 0..ALL {
            let slope = self.slope[place] / BATCH as f32 + 1e-5 * self.weights[place];
            self.first[place] += 0.1 * (slope - self.first[place]);
            self.second[place] += 0.001 * (slope * slope - self.second[place]);
            let step = self.first[place] / once / ((self.second[place] / twice).sqrt() + 1e-8);
            self.weights[place] = (self.weights[place] - length * step).clamp(-MOST, MOST);
        }
    }

    /// The weights as bytes.
    #[expect(clippy::cast_possible_truncation, reason = "a weight is at most `MOST`")]
    pub fn trained(&self) -> Vec<u8> {
        let byte = |weight: &f32| (weight * SCALE).round() as i8;
        self.weights.iter().map(|weight| byte(weight).cast_unsigned()).collect()
    }
}
