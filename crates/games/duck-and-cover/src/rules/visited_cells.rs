//! Sets of cells with a fast lookup.

use super::Cell;

/// Twelve stacks, and the four cells next to eleven of them.
const MOST: usize = 12 + 4 * 11;

pub(super) trait VisitedCells {
    fn has(&self, cell: Cell) -> bool;

    /// Adds a cell; false if it is already there.
    fn insert(&mut self, cell: Cell) -> bool;
}

/// Cells that are all [`VisitedNear::REACH`] or less from one of them, in rows and in columns. Each has a bit on a
/// plane that wraps around so that only cells further apart would share a bit.
#[derive(Debug)]
pub(super) struct VisitedNear([u32; VisitedNear::SIDE as usize]);

impl VisitedNear {
    const SIDE: u16 = 32;

    /// How far the others may be from a cell in their midst.
    pub(super) const REACH: u16 = (Self::SIDE - 1) / 2;

    pub(super) const EMPTY: Self = Self([0; Self::SIDE as usize]);

    #[inline]
    fn place(cell: Cell) -> (usize, u32) {
        let [row, column] = [cell.row, cell.column].map(|at| at.cast_unsigned() % Self::SIDE);
        (usize::from(row), 1 << column)
    }
}

impl VisitedCells for VisitedNear {
    #[inline]
    fn has(&self, cell: Cell) -> bool {
        let (row, bit) = Self::place(cell);
        self.0[row] & bit != 0
    }

    #[inline]
    fn insert(&mut self, cell: Cell) -> bool {
        let (row, bit) = Self::place(cell);
        let new = self.0[row] & bit == 0;
        self.0[row] |= bit;
        new
    }
}

/// Cells anywhere on the plane, which has no edge; [`MOST`] of them.
#[derive(Debug)]
pub(super) struct VisitedFar {
    /// The entries from `len` on are leftovers and never read.
    cells: [Cell; MOST],
    len: usize,
}

impl VisitedFar {
    pub(super) const EMPTY: Self = Self { cells: [Cell::new(0, 0); MOST], len: 0 };
}

impl VisitedCells for VisitedFar {
    fn has(&self, cell: Cell) -> bool {
        self.cells[..self.len].contains(&cell)
    }

    fn insert(&mut self, cell: Cell) -> bool {
        let new = !self.has(cell);
        if new {
            self.cells[self.len] = cell;
            self.len += 1;
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn met_once(mut taken: impl VisitedCells, cells: &[Cell]) {
        assert!(!cells.iter().any(|&cell| taken.has(cell)));
        assert!(cells.iter().all(|&cell| taken.insert(cell)));
        assert!(cells.iter().all(|&cell| taken.has(cell) && !taken.insert(cell)));
    }

    #[test]
    fn a_distant_cell_is_new_once() {
        let far: Vec<Cell> = (0..56).map(|step| Cell::new(32 * step - 900, -32 * step)).collect();
        met_once(VisitedFar::EMPTY, &far);
    }

    #[test]
    fn cells_around_a_middle_cell_are_each_new_once() {
        let reach = i16::try_from(VisitedNear::REACH).expect("it is small");
        for middle in [Cell::new(0, 0), Cell::new(-17, 403), Cell::new(i16::MIN + 20, -1)] {
            let (columns, rows) = (middle.column, middle.row);
            let near: Vec<Cell> = (-reach..=reach)
                .flat_map(|x| (-reach..=reach).map(move |y| Cell::new(columns + x, rows + y)))
                .collect();
            met_once(VisitedNear::EMPTY, &near);
        }
    }
}
