//! One row of a sheet (QTM-2, QTM-3).

use serde::{Deserialize, Serialize};

pub const BOXES: usize = 6;

/// How many boxes come before the white line.
const BEFORE_LINE: usize = 4;

/// The highest number that the dice can give: the best faces of a colour make 27, and white adds 6.
pub(in super::super) const HIGHEST: u8 = 33;

/// The numbers of a row, from the left.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Row {
    /// The entries from `len` on are 0 and never read.
    numbers: [u8; BOXES],
    len: u8,
}

/// The limit for the number in the next box of a row (QTM-3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// No limit: it is the first box.
    Any,
    /// More than this: the box is before the white line.
    Over(u8),
    /// Less than this: the box is behind the white line.
    Under(u8),
    /// No box is left.
    Full,
}

impl Row {
    /// The numbers, from the left.
    #[inline]
    pub fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }

    /// The number in box `place`, counted from 0; `None` if it is empty.
    #[inline]
    pub fn number(&self, place: usize) -> Option<u8> {
        self.numbers().get(place).copied()
    }

    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == BOXES
    }

    #[inline]
    pub fn need(&self) -> Need {
        match self.numbers() {
            [] => Need::Any,
            _ if self.is_full() => Need::Full,
            [.., last] if usize::from(self.len) < BEFORE_LINE => Need::Over(*last),
            [.., last] => Need::Under(*last),
        }
    }

    #[inline]
    pub fn fits(&self, number: u8) -> bool {
        self.need().admits(number)
    }

    /// Writes a number that fits, and returns its box, counted from 1.
    #[inline]
    pub(in super::super) fn write(&mut self, number: u8) -> u8 {
        self.numbers[usize::from(self.len)] = number;
        self.len += 1;
        self.len
    }
}

impl Need {
    #[inline]
    pub const fn admits(self, number: u8) -> bool {
        match self {
            Self::Any => true,
            Self::Over(bound) => number > bound,
            Self::Under(bound) => number < bound,
            Self::Full => false,
        }
    }
}

impl From<Row> for Vec<u8> {
    fn from(row: Row) -> Self {
        row.numbers().to_vec()
    }
}

impl TryFrom<Vec<u8>> for Row {
    type Error = String;

    fn try_from(numbers: Vec<u8>) -> Result<Self, Self::Error> {
        let mut row = Self::default();
        for number in numbers {
            if !(1..=HIGHEST).contains(&number) || !row.fits(number) {
                return Err(format!("{number} cannot follow {:?}", row.numbers()));
            }
            row.write(number);
        }
        Ok(row)
    }
}
