//! Places on the plane.

use serde::{Deserialize, Serialize};

/// A place on a seat's plane, which has no edge (DNC-3). Written `[column, row]`.
///
/// A call moves one stack per seat, next to another one, so it widens a tableau by at most one
/// cell: after the 400 calls of a round (DNC-15) no stack is further out than 403. A byte would be
/// too small; 16 bits cannot overflow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Cell {
    /// Grows to the right; the tableau is dealt into columns 0 to 3.
    pub column: i16,
    /// Grows downwards; the tableau is dealt into rows 0 to 2.
    pub row: i16,
}

/// One of the four ways to go (DNC-6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    Up,
    Right,
    Down,
    Left,
}

impl Side {
    /// All sides, clockwise.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];
}

impl Cell {
    pub const fn new(column: i16, row: i16) -> Self {
        Self { column, row }
    }

    #[inline]
    pub const fn neighbour(self, side: Side) -> Self {
        let Self { column, row } = self;
        match side {
            Side::Up => Self { column, row: row - 1 },
            Side::Right => Self { column: column + 1, row },
            Side::Down => Self { column, row: row + 1 },
            Side::Left => Self { column: column - 1, row },
        }
    }

    /// Can a stack get there with the calls of a round?
    pub(super) const fn is_in_reach(self) -> bool {
        self.is_within(403, Self::new(0, 0))
    }

    /// Are the two cells at most `reach` columns and `reach` rows apart?
    #[inline]
    pub(super) const fn is_within(self, reach: u16, other: Self) -> bool {
        self.column.abs_diff(other.column) <= reach && self.row.abs_diff(other.row) <= reach
    }

    /// Do the two share an edge (DNC-6, DNC-7)?
    #[inline]
    pub const fn touches(self, other: Self) -> bool {
        // Saturating: a cell in an edited save may be anywhere.
        let columns = self.column.abs_diff(other.column);
        columns.saturating_add(self.row.abs_diff(other.row)) == 1
    }
}

impl From<(i16, i16)> for Cell {
    fn from((column, row): (i16, i16)) -> Self {
        Self { column, row }
    }
}

impl From<Cell> for (i16, i16) {
    fn from(cell: Cell) -> Self {
        (cell.column, cell.row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_four_cells_beside_touch_and_those_across_a_corner_do_not() {
        let cell = Cell::new(0, 0);
        assert!(Side::ALL.iter().all(|&side| cell.touches(cell.neighbour(side))));
        assert!(!cell.touches(Cell::new(1, -1)));
        assert!(!cell.touches(cell));
    }

    #[test]
    fn cells_at_the_ends_of_the_numbers_can_be_compared() {
        let [low, high] = [i16::MIN, i16::MAX].map(|end| Cell::new(end, end));
        assert!(!low.touches(high));
    }
}
