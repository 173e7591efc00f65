//! Sheets as they may become.

use super::super::{Colour, Sheet};

impl Sheet {
    #[inline]
    pub(super) fn fits(&self, colour: Colour, number: u8) -> bool {
        self.row(colour).fits(number)
    }

    /// The sheet with a number that fits written in the row of a colour.
    #[inline]
    pub(super) fn with(mut self, colour: Colour, number: u8) -> Self {
        self.row_mut(colour).write(number);
        self
    }

    /// The sheet with one more penalty box filled.
    pub(super) fn penalised(mut self) -> Self {
        self.penalties += 1;
        self
    }

    /// How many boxes are filled.
    pub(super) fn boxes(&self) -> u8 {
        let filled: usize = self.rows.iter().map(|row| row.numbers().len()).sum();
        u8::try_from(filled).unwrap_or(u8::MAX)
    }
}
