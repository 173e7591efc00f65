//! Which seats have to decide.

use super::{Seat, SeatSet, Standing};

/// The decisions that the match waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Seats have a decision to make; several at once where the rules say so.
    Decide {
        /// Seats that must decide before the match continues. This is public: every player may see
        /// which seats the match waits for.
        owed: SeatSet,
        /// Seats that may decide but need not (change a choice, interrupt). **Secret**: the right
        /// to interrupt can give away a hand, so screens never show this set.
        may: SeatSet,
    },
    /// The match is over.
    Over(Standing),
}

impl Pending {
    /// The match waits for `seat` alone.
    pub const fn await_seat(seat: Seat) -> Self {
        Self::Decide { owed: SeatSet::only(seat), may: SeatSet::EMPTY }
    }

    /// The seats that owe a decision; empty once the match is over.
    pub const fn owed(self) -> SeatSet {
        match self {
            Self::Decide { owed, .. } => owed,
            Self::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The seats that can act at all; empty once the match is over.
    pub const fn actors(self) -> SeatSet {
        match self {
            Self::Decide { owed, may } => owed.or(may),
            Self::Over(_) => SeatSet::EMPTY,
        }
    }
}
