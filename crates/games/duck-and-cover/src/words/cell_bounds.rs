//! The part of a board that the app shows and names. A board has no edge but a screen does, so columns and rows count
//! from the edge of the shown part. A move can shift that edge, so lasting texts, such as lines of the log, name a
//! place by the ducks next to it instead.

use crate::{Cell, Tableau};

/// The cells of the first deal (DNC-3).
const FIRST_DEAL: CellBounds = CellBounds { left: 0, top: 0, columns: 4, rows: 3 };

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellBounds {
    left: i16,
    top: i16,
    pub columns: i16,
    pub rows: i16,
}

impl CellBounds {
    /// The smallest frame with all stacks.
    pub fn around(tableau: &Tableau) -> Self {
        let cells = || tableau.stacks.iter().map(|stack| stack.cell);
        let across = ends(cells().map(|cell| cell.column));
        let down = ends(cells().map(|cell| cell.row));
        Self { left: across.0, top: down.0, columns: across.1, rows: down.1 }
    }

    /// The frame shown on a large board: all stacks and a ring of cells around them.
    pub fn large(tableau: &Tableau) -> Self {
        Self::around(tableau).with_ring()
    }

    /// Adds one ring of cells, so that the frame has every space a duck can duck into (DNC-7).
    fn with_ring(self) -> Self {
        let Self { left, top, columns, rows } = self;
        Self { left: left - 1, top: top - 1, columns: columns + 2, rows: rows + 2 }
    }

    /// At least as large as the first deal, so that small boards all have one size.
    pub fn not_small(self) -> Self {
        let columns = self.columns.max(FIRST_DEAL.columns);
        Self { columns, rows: self.rows.max(FIRST_DEAL.rows), ..self }
    }

    /// The column of a cell, from 0 at the left end.
    pub fn column(self, cell: Cell) -> i16 {
        cell.column - self.left
    }

    /// The row of a cell, from 0 at the top.
    pub fn row(self, cell: Cell) -> i16 {
        cell.row - self.top
    }

    /// All cells in reading order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        let Self { left, top, columns, rows } = self;
        let columns = left..left + columns;
        (top..top + rows).flat_map(move |row| columns.clone().map(move |at| Cell::new(at, row)))
    }
}

/// The lowest number, and the count of numbers from it to the highest.
fn ends(numbers: impl Iterator<Item = i16> + Clone) -> (i16, i16) {
    let low = numbers.clone().min().unwrap_or_default();
    let high = numbers.max().unwrap_or_default();
    (low, high - low + 1)
}

pub fn was_dealt(cell: Cell) -> bool {
    FIRST_DEAL.cells().any(|dealt| dealt == cell)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Number, Stack};

    fn tableau(cells: &[(i16, i16)]) -> Tableau {
        let stack = |&(column, row): &(i16, i16)| Stack {
            number: Number::One,
            cell: Cell::new(column, row),
            height: 1,
        };
        Tableau { stacks: cells.iter().map(stack).collect() }
    }

    #[test]
    fn the_frame_contains_islands_and_their_ring() {
        let frame = CellBounds::around(&tableau(&[(-7, 2), (3, -1)])).with_ring();
        assert_eq!((frame.columns, frame.rows), (13, 6));
        assert_eq!((frame.column(Cell::new(-7, 2)), frame.row(Cell::new(-7, 2))), (1, 4));
        assert_eq!(frame.cells().count(), 13 * 6);
        assert_eq!(frame.cells().next(), Some(Cell::new(-8, -2)));
    }

    #[test]
    fn a_single_stack_is_shown_on_a_board_of_the_usual_size() {
        let frame = CellBounds::around(&tableau(&[(9, 9)])).not_small();
        assert_eq!((frame.columns, frame.rows), (4, 3));
        assert_eq!(frame.column(Cell::new(9, 9)), 0);
    }
}
