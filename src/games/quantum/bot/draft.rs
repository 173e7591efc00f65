//! A sheet as it may come to be.

use super::super::{Colour, Row, SheetView};

/// The numbers of a sheet, to be written on by bots who think.
#[derive(Clone, Copy, Debug)]
pub(super) struct Draft {
    pub(super) rows: [Row; 4],
    pub(super) penalties: u8,
}

impl Draft {
    pub(super) fn of(sheet: &SheetView) -> Self {
        Self { rows: sheet.rows, penalties: sheet.penalties }
    }

    #[inline]
    pub(super) fn fits(&self, colour: Colour, number: u8) -> bool {
        self.rows[colour.index()].fits(number)
    }

    /// It with a number that fits written in the row of a colour.
    #[inline]
    pub(super) fn with(mut self, colour: Colour, number: u8) -> Self {
        self.rows[colour.index()].write(number);
        self
    }

    /// It with one more penalty box filled.
    pub(super) fn penalised(mut self) -> Self {
        self.penalties += 1;
        self
    }

    /// How many boxes are filled.
    pub(super) fn boxes(&self) -> u8 {
        let filled: usize = self.rows.iter().map(|row| row.numbers().len()).sum();
        u8::try_from(filled).unwrap_or(u8::MAX)
    }

    /// What stands in a column, counted from 0.
    #[inline]
    pub(super) fn column(&self, place: usize) -> Column<'_> {
        let mut column = Column { filled: 0, lowest: u8::MAX, second: u8::MAX, empty: None };
        for row in &self.rows {
            let Some(number) = row.number(place) else {
                column.empty = Some(row);
                continue;
            };
            column.filled += 1;
            if number < column.lowest {
                (column.lowest, column.second) = (number, column.lowest);
            } else if number > column.lowest {
                column.second = column.second.min(number);
            }
        }
        if column.second == u8::MAX {
            column.second = column.lowest;
        }
        column
    }
}

/// What stands in a column.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column<'a> {
    /// How many of its boxes are filled.
    pub(super) filled: usize,
    /// The lowest number, and the second lowest that differs, or else the lowest (QTM-10).
    pub(super) lowest: u8,
    pub(super) second: u8,
    /// A row in which it is empty.
    pub(super) empty: Option<&'a Row>,
}
