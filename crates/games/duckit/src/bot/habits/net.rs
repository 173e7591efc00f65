//! The net, with its trained weights. It uses integer arithmetic, so its results are the same on every machine.

use super::super::super::{Card, CardSet};
use super::position::{INPUTS, KINDS, MOST_CARDS, NetInput, OUTPUTS, PublicPosition};
use std::sync::LazyLock;

/// The number of hidden units.
pub const UNITS: usize = 24;

/// The rows of weights between inputs, units and outputs.
pub const ROWS: usize = INPUTS + OUTPUTS;

/// The kinds of cards, each with a separate weight.
pub const TABLE: usize = KINDS;

/// The divisor of a weight.
const SCALE: i32 = 32;

/// The highest activation of a unit.
const MAX_ACTIVATION: i16 = 255;

type Units = [i16; UNITS];

/// The weights of the net, a byte each: from each input to the units, from the units to each output,
/// and of each kind of card.
static WEIGHTS: &[u8; ROWS * UNITS + TABLE] = include_bytes!("weights.bin");

pub static NET: LazyLock<Net> = LazyLock::new(|| Net::from(&WEIGHTS[..]));

/// A net, ready to use.
#[derive(Debug)]
pub struct Net {
    inputs: Vec<Units>,
    outputs: Vec<Units>,
    table: Vec<i32>,
    /// The powers of e from 0 down, a sixteenth a step.
    powers: Vec<f32>,
}

/// The sixteenth root of 1/e.
const DECAY_STEP: f32 = 0.939_413_1;

impl From<&[u8]> for Net {
    fn from(weights: &[u8]) -> Self {
        let (rows, table) = weights.split_at(ROWS * UNITS);
        let signed = |weight: u8| i16::from(weight.cast_signed());
        let mut inputs: Vec<Units> = rows
            .chunks_exact(UNITS)
            .map(|row| std::array::from_fn(|unit| signed(row[unit])))
            .collect();
        let outputs = inputs.split_off(INPUTS);
        Self {
            inputs,
            outputs,
            table: table.iter().map(|&weight| SCALE * i32::from(signed(weight))).collect(),
            powers: std::iter::successors(Some(1.0), |power| Some(power * DECAY_STEP))
                .take(160)
                .collect(),
        }
    }
}

/// The net's state after a scene; the hand is still to be read.
#[derive(Clone, Copy, Debug)]
pub struct EncodedPosition {
    pub(in super::super) scene: PublicPosition,
    reading: NetInput,
    units: Units,
}

impl Net {
    /// Reads the public part.
    pub fn open(&self, scene: PublicPosition) -> EncodedPosition {
        let reading = scene.read();
        let mut units = [0; UNITS];
        scene.each(&reading, |input| add(&mut units, &self.inputs[input]));
        EncodedPosition { scene, reading, units }
    }

    /// The likelihood that the seat with this `hand`, and perhaps a `banked` card, chooses `card`.
    pub fn likelihood(
        &self,
        open: &EncodedPosition,
        hand: CardSet,
        banked: Option<Card>,
        card: Card,
    ) -> f32 {
        let (mut chosen, mut all) = (0.0, 0.0);
        self.each(open, hand, banked, |option, weight| {
            all += weight;
            if option == card {
                chosen = weight;
            }
        });
        chosen / all
    }

    /// Calls `option` with each card that the seat may choose and its weight: how likely it is,
    /// compared with the others.
    pub(in super::super) fn each(
        &self,
        open: &EncodedPosition,
        hand: CardSet,
        banked: Option<Card>,
        mut option: impl FnMut(Card, f32),
    ) {
        let mut units = open.units;
        for card in hand {
            add(&mut units, &self.inputs[open.reading.slot(card)]);
        }
        if let Some(card) = banked {
            add(&mut units, &self.inputs[open.reading.banked(card)]);
        }
        for unit in &mut units {
            *unit = (*unit).clamp(0, MAX_ACTIVATION);
        }
        let (mut values, mut count, mut most) = ([(Card::JOKER, 0); MOST_CARDS], 0, i32::MIN);
        open.reading.options(open.scene.legal(hand), |card, output, kind| {
            let row = &self.outputs[output];
            let sum: i32 = units.iter().zip(row).map(|(&a, &b)| i32::from(a) * i32::from(b)).sum();
            let value = sum + self.table[kind];
            values[count] = (card, value);
            count += 1;
            most = most.max(value);
        });
        for &(card, value) in &values[..count] {
            let down = (most - value) / (SCALE * SCALE / 16);
            let last = self.powers.len() - 1;
            option(card, self.powers[usize::try_from(down).unwrap_or(last).min(last)]);
        }
    }
}

#[inline]
fn add(units: &mut Units, row: &Units) {
    for (unit, weight) in units.iter_mut().zip(row) {
        *unit += weight;
    }
}
