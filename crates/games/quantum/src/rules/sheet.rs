//! A seat's sheet and its score (QTM-2, QTM-10, QTM-13).

use super::column::Column;
use super::row::BOXES;
use super::{Colour, Row};
use serde::{Deserialize, Serialize};

/// How many penalty boxes a sheet has.
pub const PENALTIES: u8 = 5;

/// A seat's sheet. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Sheet {
    /// The rows, from top to bottom: one for each of [`Colour::ALL`].
    pub rows: [Row; 4],
    /// How many penalty boxes are filled.
    pub penalties: u8,
}

impl Sheet {
    #[inline]
    pub fn row(&self, colour: Colour) -> &Row {
        &self.rows[colour.index()]
    }

    #[inline]
    pub(in super::super) fn row_mut(&mut self, colour: Colour) -> &mut Row {
        &mut self.rows[colour.index()]
    }

    /// Are all four rows filled (QTM-11)?
    #[inline]
    pub fn is_full(&self) -> bool {
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

    /// The score of each column; `None` until it is full (QTM-10).
    pub fn columns(&self) -> [Option<u8>; BOXES] {
        std::array::from_fn(|place| self.column(place))
    }

    /// The total cost of the filled penalty boxes: 1, 3, 6, 10, 15 (QTM-2).
    pub fn penalty_points(&self) -> u8 {
        (1..=self.penalties).sum()
    }

    /// Column points minus penalties, so far (QTM-13).
    pub fn score(&self) -> i16 {
        let columns: i16 = self.columns().into_iter().flatten().map(i16::from).sum();
        columns - i16::from(self.penalty_points())
    }
}
