//! The diver's choice of dice to roll again: the exact expectation of each of the 128 sets.
//!
//! Each roll gives numbers that all dice together can show. So each of those is evaluated once; then, from the last die
//! to the first, the values are added up for dice that are kept and for dice that are rolled.

use super::super::{Action, Dice, DiceSet, Die};
use super::evaluation::SheetsEvaluation;
use super::sums::LADDER;
use super::turn_gains::TurnGains;
use mallard_engine::{Analysis, Seat, StepwiseSearch, ValueUnit};

/// How many sums are evaluated per step, each with every white face.
const SUMS_PER_STEP: usize = 64;

/// A choice of dice under way.
#[derive(Debug)]
pub(super) struct Again {
    stakes: TurnGains,
    dice: Dice,
    /// The values of the sums so far, with the white die kept and with the white die rolled.
    values: [Vec<f32>; 2],
}

impl Again {
    pub(super) fn new(outlook: &SheetsEvaluation, seat: Seat, dice: Dice) -> Self {
        Self { stakes: TurnGains::compute(outlook, seat), dice, values: [Vec::new(), Vec::new()] }
    }

    /// The value of rolling each set of dice again, in the order of the sets.
    fn sets(&self) -> [f32; DiceSet::ALL.len()] {
        let mut worth = [0.0; DiceSet::ALL.len()];
        for (white, values) in self.values.iter().enumerate() {
            let mut tables = vec![(white, values.clone())];
            for (rung, die) in LADDER.rungs.iter().zip(Die::ALL.into_iter().skip(1)).rev() {
                let up = die.faces().iter().position(|&face| face == self.dice.face(die));
                let up = up.unwrap_or(0);
                tables = tables
                    .iter()
                    .flat_map(|(set, values)| {
                        let value = |place: &u16| values[usize::from(*place)];
                        let kept = rung.iter().map(|places| value(&places[up])).collect();
                        let rolled =
                            rung.iter().map(|places| places.iter().map(value).sum::<f32>() / 6.0);
                        [(*set, kept), (set | 1 << die.index(), rolled.collect())]
                    })
                    .collect();
            }
            for (set, values) in tables {
                worth[set] = values[0];
            }
        }
        worth
    }
}

impl StepwiseSearch<Action> for Again {
    fn is_over(&self) -> bool {
        self.values[0].len() == LADDER.all.len()
    }

    fn step(&mut self) {
        for &[purple, blue, red, yellow] in
            LADDER.all.iter().skip(self.values[0].len()).take(SUMS_PER_STEP)
        {
            let mut sum = 0.0;
            for white in 1..=6 {
                let value =
                    self.stakes.at([purple + white, blue + white, red + white, yellow + white]);
                sum += value;
                if white == self.dice.white() {
                    self.values[0].push(value);
                }
            }
            self.values[1].push(sum / 6.0);
        }
    }

    fn action(&self) -> Option<Action> {
        if !self.is_over() {
            return None;
        }
        let worth = self.sets();
        // Among equals the set listed first, which keeps all: `max_by` returns the last.
        let best =
            (0..worth.len()).rev().max_by(|&one, &other| worth[one].total_cmp(&worth[other]));
        best.map(|place| Action::Reroll(DiceSet::ALL[place]))
    }

    fn analysis(&self) -> Analysis<Action> {
        let mut analysis = Analysis::by(ValueUnit::Order);
        if self.is_over() {
            for (set, worth) in DiceSet::ALL.into_iter().zip(self.sets()) {
                analysis.add(Action::Reroll(set), worth);
            }
        }
        analysis
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{DieFace, Position, Quantum};
    use super::*;
    use mallard_engine::{Game, Viewer};
    #[cfg(target_arch = "wasm32")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    fn thinking() -> Again {
        let sheets = ["3 9 14 / 5 / 7 12 / 2 6", "4 / 8 13 / 6 / 3 7 11"];
        let position = Position::new(&sheets).dice("W3 R1 R2 B4 P3 B6 Y5");
        let state = position.state().expect("it fits");
        let seat = Seat::new(0);
        let view = Quantum::view(&state, Viewer::Seat(seat));
        Again::new(&SheetsEvaluation::from_view(&view), seat, view.public.dice)
    }

    /// The mean over every way these dice can fall, one by one.
    fn mean(again: &Again, thrown: Dice, set: DiceSet) -> f32 {
        let Some(die) = set.iter().next() else { return again.stakes.at(thrown.totals()) };
        let fallen = die.faces().map(|face| {
            let mut faces = <[DieFace; 7]>::from(thrown);
            faces[die.index()] = face;
            mean(again, Dice::try_from(faces).expect("it is on the die"), set.without(die))
        });
        fallen.iter().sum::<f32>() / 6.0
    }

    #[test]
    fn sets_are_worth_the_mean_of_all_ways_to_fall() {
        let mut again = thinking();
        assert_eq!(again.action(), None);
        assert!(again.advance(u32::MAX));
        let sets = again.sets();
        for place in [0, 1, 2, 0b100_0000, 0b10_1001, 0b101_0010, 0b11_0111] {
            let mean = mean(&again, again.dice, DiceSet::ALL[place]);
            assert!((sets[place] - mean).abs() < 1e-3, "{place}: {} for {mean}", sets[place]);
        }
    }

    #[test]
    fn it_can_be_left_and_gone_on_with() {
        let (mut at_once, mut again) = (thinking(), thinking());
        assert!(at_once.advance(u32::MAX));
        let mut steps = 1;
        while !again.advance(1) {
            steps += 1;
        }
        assert_eq!(steps, 293);
        assert_eq!(again.action(), at_once.action());
    }
}
