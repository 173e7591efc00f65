//! A seat's stacks as every player sees them, and the covered cards in them.

use super::{Call, Cell, Number, NumberSet, VariantSet};
use serde::{Deserialize, Serialize};

/// A seat's stacks, by visible number from low to high.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tableau {
    pub stacks: Vec<Stack>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stack {
    /// The visible number.
    pub number: Number,
    pub cell: Cell,
    /// How many cards it has, including the visible one.
    pub height: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Covered {
    pub number: Number,
    /// The number of the card directly on it.
    pub by: Number,
}

impl Tableau {
    /// The stack with this number on top.
    pub fn stack(&self, number: Number) -> Option<Stack> {
        self.stacks.iter().copied().find(|stack| stack.number == number)
    }

    pub fn at(&self, cell: Cell) -> Option<Stack> {
        self.stacks.iter().copied().find(|stack| stack.cell == cell)
    }

    /// Are these the covered ducks of the stacks? Each duck is on top of a stack or covered, once, and not too far out.
    pub(super) fn fit(&self, covered: &[Covered]) -> bool {
        let tops = self.stacks.iter().map(|stack| stack.number);
        let ducks: Vec<Number> = tops.chain(covered.iter().map(|covered| covered.number)).collect();
        ducks.len() == Number::ALL.len()
            && ducks.into_iter().collect::<NumberSet>() == NumberSet::ALL
            && self.stacks.iter().all(|stack| stack.cell.is_in_reach())
    }

    pub fn visible(&self) -> NumberSet {
        self.stacks.iter().map(|stack| stack.number).collect()
    }

    /// The number on top of the stack that this call moves; `None` if it is covered (DNC-9).
    pub fn called(&self, call: Call, variants: VariantSet) -> Option<Number> {
        call.moves(self.visible(), variants)
    }
}
