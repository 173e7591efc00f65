//! The places of a seat's stacks, as a bot simulates them.

use super::super::{Cell, Number, NumberSet, Side, Tableau, Target};

/// The tops of the stacks. The cards under them are never seen again in the round (DNC-8), so they
/// do not matter.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// The cell of each visible number; meaningless for the others.
    cells: [Cell; Number::ALL.len()],
    visible: NumberSet,
}

impl Layout {
    pub(super) fn from_tableau(tableau: &Tableau) -> Self {
        let mut cells = [Cell::new(0, 0); Number::ALL.len()];
        for stack in &tableau.stacks {
            cells[stack.number.index()] = stack.cell;
        }
        Self { cells, visible: tableau.visible() }
    }

    pub(super) fn visible(&self) -> NumberSet {
        self.visible
    }

    fn cell(&self, number: Number) -> Cell {
        self.cells[number.index()]
    }

    fn at(&self, cell: Cell) -> Option<Number> {
        self.visible.iter().find(|&number| self.cell(number) == cell)
    }

    /// The numbers next to `number`: those it can cover, and those that can cover it.
    pub(super) fn neighbours(&self, number: Number) -> impl Iterator<Item = (Side, Number)> + '_ {
        let cell = self.cell(number);
        Side::ALL.into_iter().filter_map(move |side| Some((side, self.at(cell.neighbour(side))?)))
    }

    pub(super) fn after(&self, number: Number, target: Target) -> Self {
        let mut after = *self;
        let cell = match target {
            Target::Duck(cell) => cell,
            Target::Cover(side) => self.cell(number).neighbour(side),
        };
        if let Some(covered) = self.at(cell) {
            after.visible = self.visible.without(covered);
        }
        after.cells[number.index()] = cell;
        after
    }
}
