//! A seat's sheet and its score (QTM-2, QTM-10, QTM-13).

use super::column::Column;
use super::row::BOXES;
use super::{Colour, Row};

/// How many penalty boxes a sheet has.
pub const PENALTIES: u8 = 5;

/// A seat's sheet.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(in super::super) struct Sheet {
    /// The rows, from top to bottom.
    pub(in super::super) rows: [Row; 4],
    /// How many penalty boxes are filled.
    pub(in super::super) penalties: u8,
}

impl Sheet {
    #[inline]
    pub(in super::super) fn row(&self, colour: Colour) -> &Row {
        &self.rows[colour.index()]
    }

    #[inline]
    pub(in super::super) fn row_mut(&mut self, colour: Colour) -> &mut Row {
        &mut self.rows[colour.index()]
    }

    /// Are all four rows filled (QTM-11)?
    #[inline]
    pub(in super::super) fn is_full(&self) -> bool {
        self.rows.iter().all(Row::is_full)
    }

    /// Is the last penalty box filled (QTM-12)?
    #[inline]
    pub(super) fn has_all_penalties(&self) -> bool {
        self.penalties == PENALTIES
    }

    /// The score of a column, counted from 0 on the left; `None` until it is full.
    pub(super) fn column(&self, place: usize) -> Option<u8> {
        Column::from_rows(&self.rows, place).points()
    }

    /// The score of each column.
    pub(super) fn columns(&self) -> [Option<u8>; BOXES] {
        std::array::from_fn(|place| self.column(place))
    }

    /// The total cost of the filled penalty boxes: 1, 3, 6, 10, 15 (QTM-2).
    pub(in super::super) fn penalty_points(&self) -> u8 {
        (1..=self.penalties).sum()
    }

    /// Column points minus penalties (QTM-13).
    pub(super) fn score(&self) -> i16 {
        let columns: i16 = self.columns().into_iter().flatten().map(i16::from).sum();
        columns - i16::from(self.penalty_points())
    }
}
