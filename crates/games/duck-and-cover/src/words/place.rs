//! The names of cells in `data-drop`.

use crate::Cell;
use mallard_engine::Seat;

pub fn name_of(seat: Seat, cell: Cell) -> String {
    format!("{}:{},{}", seat.index(), cell.column, cell.row)
}

/// The cell with this name, and the number of the seat whose board it is on.
pub fn cell_of(name: &str) -> Option<(usize, Cell)> {
    let (seat, cell) = name.split_once(':')?;
    let (column, row) = cell.split_once(',')?;
    Some((seat.parse().ok()?, Cell::new(column.parse().ok()?, row.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_a_cell_leads_back_to_it() {
        let cell = Cell::new(-12, 403);
        assert_eq!(cell_of(&name_of(Seat::new(6), cell)), Some((6, cell)));
        assert_eq!(cell_of("table"), None);
    }
}
