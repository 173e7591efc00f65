//! A column of a sheet and its score (QTM-10).

use super::Row;

/// The numbers in a column.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Column<'a> {
    /// How many of its boxes are filled.
    pub(in super::super) filled: usize,
    /// The lowest number, and the second lowest different one; without one, the lowest again.
    pub(in super::super) lowest: u8,
    pub(in super::super) second: u8,
    /// A row in which the column is empty.
    pub(in super::super) empty: Option<&'a Row>,
}

impl<'a> Column<'a> {
    /// The column of these rows at `place`, counted from 0 on the left.
    #[inline]
    pub(in super::super) fn from_rows(rows: &'a [Row; 4], place: usize) -> Self {
        let mut column = Self { filled: 0, lowest: u8::MAX, second: u8::MAX, empty: None };
        for row in rows {
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

    /// The second lowest distinct number, or the number itself if all four are equal; `None` until
    /// the column is full.
    #[inline]
    pub(super) fn points(&self) -> Option<u8> {
        self.empty.is_none().then_some(self.second)
    }
}
