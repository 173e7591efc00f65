//! The seven dice and the numbers that they give (QTM-4).

use super::die::DICE;
use super::{Colour, DiceSet, Die, DieFace};
use mallard_engine::Rng;
use serde::{Deserialize, Serialize};

/// The upper face of each die, the white one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "[DieFace; DICE]", into = "[DieFace; DICE]")]
pub struct Dice([DieFace; DICE]);

/// The value of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Value {
    pub colour: Colour,
    /// The sum of its upper faces; 0 without dice.
    pub faces: u8,
    /// The number that the white die adds.
    pub white: u8,
    /// The sum of both: the number that a seat can write.
    pub total: u8,
}

impl Dice {
    /// All seven dice rolled, the white one first.
    #[inline]
    pub fn rolled(rng: &mut Rng) -> Self {
        Self(Die::ALL.map(|die| roll(die, rng)))
    }

    /// Rerolls these dice, in the order of the dice; the others do not change.
    #[inline]
    pub(super) fn reroll(&mut self, dice: DiceSet, rng: &mut Rng) {
        for die in dice {
            self.0[die.index()] = roll(die, rng);
        }
    }

    /// These dice, but with those of `dice` as in another roll.
    #[inline]
    pub fn with(mut self, dice: DiceSet, thrown: Self) -> Self {
        for die in dice {
            self.0[die.index()] = thrown.face(die);
        }
        self
    }

    /// The upper face of a die.
    #[inline]
    pub const fn face(self, die: Die) -> DieFace {
        self.0[die.index()]
    }

    /// The number on the white die.
    #[inline]
    pub const fn white(self) -> u8 {
        self.face(Die::WHITE).number()
    }

    /// The number that a seat can write for each colour, in the order of the rows: white adds to
    /// every colour, and a colour without an upper face counts white alone (QTM-4).
    #[inline]
    pub fn totals(self) -> [u8; 4] {
        let mut totals = [self.white(); 4];
        for face in self.0 {
            if let Some(colour) = face.colour() {
                totals[colour.index()] += face.number();
            }
        }
        totals
    }

    /// The number that a seat can write for a colour.
    #[inline]
    pub fn total(self, colour: Colour) -> u8 {
        self.totals()[colour.index()]
    }

    /// The value of each colour, in the order of the rows.
    pub fn values(self) -> [Value; 4] {
        let white = self.white();
        Colour::ALL.map(|colour| {
            let total = self.total(colour);
            Value { colour, faces: total - white, white, total }
        })
    }
}

#[inline]
fn roll(die: Die, rng: &mut Rng) -> DieFace {
    die.faces()[rng.next_below(6) as usize]
}

impl From<Dice> for [DieFace; DICE] {
    fn from(dice: Dice) -> Self {
        dice.0
    }
}

impl TryFrom<[DieFace; DICE]> for Dice {
    type Error = String;

    fn try_from(faces: [DieFace; DICE]) -> Result<Self, Self::Error> {
        let wrong = Die::ALL.into_iter().find(|die| !die.faces().contains(&faces[die.index()]));
        match wrong {
            Some(die) => Err(format!("{} is not on die {}", faces[die.index()], die.index())),
            None => Ok(Self(faces)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_that_is_not_on_its_die_is_not_read() {
        let read = |text: &str| serde_json::from_str::<Dice>(text).is_ok();
        assert!(read(r#"["W4","R1","R2","R3","R5","R3","R6"]"#));
        assert!(!read(r#"["R4","R1","R2","R3","R5","R3","R6"]"#), "the white die is not red");
        assert!(!read(r#"["W4","R2","R2","R3","R5","R3","R6"]"#), "the first die has no red 2");
        assert!(!read(r#"["W4","R1","R2","R3","R5","R3"]"#), "a die is missing");
    }
}
