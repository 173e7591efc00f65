//! Who has to decide.

use super::{SeatSet, Standing};

/// What the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Seats have a decision to make, several at once where the rules say so.
    Decide {
        /// Seats the match cannot go on without. Public: everybody may see who is waited for.
        owed: SeatSet,
        /// Seats that may decide but need not (change a choice, interrupt). **Secret**: that a
        /// seat may interrupt can tell what it holds, so screens never show this set.
        may: SeatSet,
    },
    /// The match is over.
    Over(Standing),
}

impl Pending {
    /// The seats that owe a decision; none once the match is over.
    pub const fn owed(self) -> SeatSet {
        match self {
            Self::Decide { owed, .. } => owed,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seats that can act at all; none once the match is over.
    pub const fn actors(self) -> SeatSet {
        match self {
            Self::Decide { owed, may } => owed.or(may),
            Self::Over(_) => SeatSet::EMPTY,
        }
    }
}
