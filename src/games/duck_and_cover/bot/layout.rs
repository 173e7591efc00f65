//! Where the stacks of a seat lie, as a bot shifts them in its head.

use super::super::{Cell, Number, NumberSet, Side, Tableau, Target};

/// The tops of the stacks. What lies under them can never be seen again in the round (DNC-8), so
/// it is of no account.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    /// Where each visible number lies; of no meaning for the others.
    cells: [Cell; Number::ALL.len()],
    visible: NumberSet,
}

impl Layout {
    pub(super) fn of(tableau: &Tableau) -> Self {
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

    /// The numbers beside this one: those it can cover, and that can cover it.
    pub(super) fn beside(&self, number: Number) -> impl Iterator<Item = (Side, Number)> + '_ {
        let cell = self.cell(number);
        Side::ALL.into_iter().filter_map(move |side| Some((side, self.at(cell.beside(side))?)))
    }

    /// How it lies after this move.
    pub(super) fn after(&self, number: Number, target: Target) -> Self {
        let mut after = *self;
        let cell = match target {
            Target::Duck(cell) => cell,
            Target::Cover(side) => self.cell(number).beside(side),
        };
        if let Some(covered) = self.at(cell) {
            after.visible = self.visible.without(covered);
        }
        after.cells[number.index()] = cell;
        after
    }
}
