//! A seat's twelve ducks on their plane.

use super::tableau::{Covered, Stack, Tableau};
use super::visited_cells::{VisitedCells, VisitedFar, VisitedNear};
use super::{Call, Cell, Number, NumberSet, Side, Target, VariantSet};

/// How many ducks a family has (DNC-1).
const COUNT: usize = Number::ALL.len();

/// The columns of a tableau at the start (DNC-3).
const COLUMNS: [i16; 4] = [0, 1, 2, 3];

/// The rows of a tableau at the start (DNC-3).
const ROWS: [i16; 3] = [0, 1, 2];

/// The places of a family's ducks, and the cards under them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Ducks {
    /// The cell of each card, covered or not.
    cells: [Cell; COUNT],
    /// The card directly under each card.
    below: [Option<Number>; COUNT],
    /// The cards with nothing on them: the tops of the stacks.
    visible: NumberSet,
}

impl Ducks {
    /// The ducks in this order, dealt row by row into four columns (DNC-3).
    pub(super) fn dealt(order: [Number; COUNT]) -> Self {
        let grid = ROWS.iter().flat_map(|&row| COLUMNS.map(|column| Cell { column, row }));
        let mut cells = [Cell::new(0, 0); COUNT];
        for (number, cell) in order.into_iter().zip(grid) {
            cells[number.index()] = cell;
        }
        Self { cells, below: [None; COUNT], visible: NumberSet::ALL }
    }

    /// The ducks of a view: its stacks, and the covered cards in them.
    pub(super) fn shown(tableau: &Tableau, covered: &[Covered]) -> Self {
        let mut ducks = Self::dealt(Number::ALL);
        for &Covered { number, by } in covered {
            ducks.below[by.index()] = Some(number);
        }
        ducks.visible = tableau.visible();
        for stack in &tableau.stacks {
            ducks.carry(stack.number, stack.cell);
        }
        ducks
    }

    #[inline]
    pub(super) fn cell(&self, number: Number) -> Cell {
        self.cells[number.index()]
    }

    /// The numbers on top of the stacks next to the place of this card.
    #[inline]
    pub(super) fn neighbours(&self, number: Number) -> NumberSet {
        let cell = self.cell(number);
        self.visible.iter().filter(|&other| self.cell(other).touches(cell)).collect()
    }

    /// The numbers on top of the stacks.
    #[inline]
    pub(super) fn visible(&self) -> NumberSet {
        self.visible
    }

    /// The top of the stack that a call moves; `None` if it is covered (DNC-9).
    #[inline]
    pub(super) fn called(&self, call: Call, variants: VariantSet) -> Option<Number> {
        call.moves(self.visible, variants)
    }

    /// A card and all cards below it, from above.
    pub(super) fn from(&self, top: Number) -> impl Iterator<Item = Number> + '_ {
        std::iter::successors(Some(top), |card| self.below[card.index()])
    }

    /// How many cards the stack under this top has.
    pub(super) fn height(&self, top: Number) -> u8 {
        self.from(top).fold(0, |count, _| count + 1)
    }

    #[inline]
    pub(super) fn top_at(&self, cell: Cell) -> Option<Number> {
        self.visible.iter().find(|&top| self.cell(top) == cell)
    }

    /// The number that this stack would cover on that side (DNC-6).
    #[inline]
    pub(super) fn neighbour(&self, top: Number, side: Side) -> Option<Number> {
        self.top_at(self.cell(top).neighbour(side))
    }

    /// Is a stack other than this one next to `cell` (DNC-7)?
    pub(super) fn other_beside(&self, top: Number, cell: Cell) -> bool {
        self.visible.without(top).iter().any(|other| self.cell(other).touches(cell))
    }

    /// All places that the stack can go to, each once: covers, then ducks (DNC-6, DNC-7).
    #[inline]
    pub(super) fn targets(&self, top: Number, each: impl FnMut(Target)) {
        // One less, because the cells next to the others are looked up as well.
        let near = |other| self.cell(other).is_within(VisitedNear::REACH - 1, self.cell(top));
        if self.visible.iter().all(near) {
            self.targets_with(VisitedNear::EMPTY, top, each);
        } else {
            self.targets_with(VisitedFar::EMPTY, top, each);
        }
    }

    #[inline]
    fn targets_with(
        &self,
        mut taken: impl VisitedCells,
        top: Number,
        mut each: impl FnMut(Target),
    ) {
        for stack in self.visible {
            taken.insert(self.cell(stack));
        }
        for side in Side::ALL {
            if taken.has(self.cell(top).neighbour(side)) {
                each(Target::Cover(side));
            }
        }
        for other in self.visible.without(top) {
            for side in Side::ALL {
                let cell = self.cell(other).neighbour(side);
                if taken.insert(cell) {
                    each(Target::Duck(cell));
                }
            }
        }
    }

    /// Moves a stack, with all cards under it (DNC-8), and returns the number that it covered.
    #[inline]
    pub(super) fn go(&mut self, top: Number, target: Target) -> Option<Number> {
        let (cell, covered) = match target {
            Target::Duck(cell) => (cell, None),
            Target::Cover(side) => {
                let cell = self.cell(top).neighbour(side);
                (cell, self.top_at(cell))
            }
        };
        let bottom = self.carry(top, cell);
        if let Some(covered) = covered {
            self.below[bottom.index()] = Some(covered);
            self.visible = self.visible.without(covered);
        }
        covered
    }

    /// Moves all cards of a stack to a cell, and returns the lowest card.
    #[inline]
    fn carry(&mut self, top: Number, cell: Cell) -> Number {
        let mut card = top;
        loop {
            self.cells[card.index()] = cell;
            match self.below[card.index()] {
                Some(below) => card = below,
                None => return card,
            }
        }
    }

    /// The stacks as every player sees them (DNC-14).
    pub(super) fn tableau(&self) -> Tableau {
        let stack = |number| Stack { number, cell: self.cell(number), height: self.height(number) };
        Tableau { stacks: self.visible.iter().map(stack).collect() }
    }

    /// The covered cards, each with the card directly on it.
    pub(super) fn covered(&self) -> Vec<Covered> {
        let by =
            |number| Number::ALL.into_iter().find(|&by| self.below[by.index()] == Some(number));
        Number::ALL
            .into_iter()
            .filter_map(|number| Some(Covered { number, by: by(number)? }))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stacks of one card each.
    fn stacks(cells: [Cell; 3]) -> Ducks {
        let stacks = Number::ALL.into_iter().zip(cells);
        let stacks = stacks.map(|(number, cell)| Stack { number, cell, height: 1 }).collect();
        Ducks::shown(&Tableau { stacks }, &[])
    }

    #[test]
    fn stacks_that_share_a_side_are_neighbours() {
        let ducks = stacks([Cell::new(-4, 9), Cell::new(-4, 8), Cell::new(-3, 8)]);
        let beside = |index: usize| ducks.neighbours(Number::ALL[index]);
        assert_eq!(beside(0), NumberSet::only(Number::Two));
        assert_eq!(beside(1), NumberSet::only(Number::One).with(Number::Three));
        assert_eq!(beside(2), NumberSet::only(Number::Two));
    }

    #[test]
    fn cells_next_to_distant_stacks_are_all_distinct() {
        for apart in 2..64 {
            let row = [0, apart, -apart].map(|column| Cell::new(column, 0));
            let column = [0, apart, -apart].map(|row| Cell::new(0, row));
            for ducks in [row, column].map(stacks) {
                let mut targets = Vec::new();
                ducks.targets(Number::ALL[0], |target| targets.push(target));
                assert_eq!(targets.len(), 8, "{apart}");
            }
        }
    }
}
