//! A set of cells that is quick to ask.

use super::Cell;

/// Slots for cells. Twelve stacks and the four cells beside eleven of them are 56 at most, so
/// there are always free ones, and few cells meet.
const SLOTS: usize = 128;

/// Cells that have been met: a table in which each cell lies in the slot that its coordinates
/// name, or in the next free one. The plane has no edge, so there is no array of all its cells.
#[derive(Debug)]
pub(super) struct Taken([Option<Cell>; SLOTS]);

impl Taken {
    /// No cell.
    pub(super) const EMPTY: Self = Self([None; SLOTS]);

    /// Adds a cell; false if it is there already.
    #[inline]
    pub(super) fn insert(&mut self, cell: Cell) -> bool {
        // Rows of sixteen, as if the plane were rolled up: neighbours have slots of their own.
        let row = usize::from(cell.row.cast_unsigned()) * 16;
        let mut slot = row.wrapping_add(usize::from(cell.column.cast_unsigned()));
        loop {
            let place = &mut self.0[slot % SLOTS];
            match place {
                None => {
                    *place = Some(cell);
                    return true;
                }
                Some(known) if *known == cell => return false,
                Some(_) => slot += 1,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_new_once_wherever_it_lies() {
        let mut taken = Taken::EMPTY;
        // All of these name the same slot.
        let cells = [-256, -128, 0, 128, 256].map(|column| Cell { column, row: -8 });
        assert!(cells.iter().all(|&cell| taken.insert(cell)));
        assert!(cells.iter().all(|&cell| !taken.insert(cell)));
    }
}
