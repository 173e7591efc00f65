//! The seven dice and their faces (QTM-1).

use super::{Colour, DieFace};
use serde::{Deserialize, Serialize};

pub(super) const DICE: usize = 7;

const FACES: [[DieFace; 6]; DICE] = {
    use Colour::{Blue as B, Purple as P, Red as R, Yellow as Y};
    const fn white(number: u8) -> DieFace {
        DieFace::white(number)
    }
    const fn face(colour: Colour, number: u8) -> DieFace {
        DieFace::new(colour, number)
    }
    [
        [white(1), white(2), white(3), white(4), white(5), white(6)],
        [face(R, 1), face(R, 4), face(Y, 5), face(B, 1), face(B, 5), face(P, 6)],
        [face(R, 2), face(R, 6), face(Y, 1), face(Y, 3), face(B, 5), face(P, 4)],
        [face(R, 1), face(R, 3), face(Y, 2), face(Y, 4), face(B, 4), face(P, 3)],
        [face(R, 5), face(Y, 6), face(B, 2), face(B, 4), face(P, 1), face(P, 3)],
        [face(R, 3), face(Y, 4), face(B, 2), face(B, 6), face(P, 2), face(P, 5)],
        [face(R, 6), face(Y, 1), face(Y, 5), face(B, 3), face(P, 2), face(P, 6)],
    ]
};

/// One of the seven dice: 0 is the white one, 1 to 6 the colour dice as QTM-1 numbers them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Die(u8);

impl Die {
    pub const WHITE: Self = Self(0);

    /// All seven dice, the white one first.
    pub const ALL: [Self; DICE] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The die's number, for arrays with one entry per die.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of its bit in a [`super::DiceSet`].
    #[inline]
    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    #[inline]
    pub(super) const fn from_bit(bit: u8) -> Self {
        Self(bit)
    }

    #[inline]
    pub const fn faces(self) -> &'static [DieFace; 6] {
        &FACES[self.index()]
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.0
    }
}

impl TryFrom<u8> for Die {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < DICE {
            Ok(Self(number))
        } else {
            Err(format!("there is no die {number}"))
        }
    }
}
