//! How the tablet is used: passed from player to player, or flat between two of them.

use mallard_engine::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TabletMode {
    /// Players pass it on, behind a curtain.
    InHand,
    /// It is flat between two players. Each has a side of it.
    Flat {
        /// The player who peeks at their cards; they show until that player lets go.
        peeking: Option<Seat>,
    },
}

impl TabletMode {
    pub const fn is_flat(self) -> bool {
        matches!(self, Self::Flat { .. })
    }

    /// A player peeks. A hand on the other side hides all cards: it is too close.
    #[must_use]
    pub fn peeked(self, seat: Seat) -> Self {
        match self {
            Self::InHand => self,
            Self::Flat { peeking } => {
                let alone = peeking.is_none_or(|other| other == seat);
                Self::Flat { peeking: alone.then_some(seat) }
            }
        }
    }

    pub const fn peeking(self) -> Option<Seat> {
        match self {
            Self::InHand => None,
            Self::Flat { peeking } => peeking,
        }
    }

    /// No player peeks any more.
    #[must_use]
    pub const fn hidden(self) -> Self {
        match self {
            Self::InHand => self,
            Self::Flat { .. } => Self::Flat { peeking: None },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);
    const FLAT: TabletMode = TabletMode::Flat { peeking: None };

    #[test]
    fn one_peeks_and_lets_go() {
        let peeking = FLAT.peeked(ONE);
        assert_eq!(peeking, TabletMode::Flat { peeking: Some(ONE) });
        assert_eq!(peeking.peeked(ONE), peeking);
        assert_eq!(peeking.hidden(), FLAT);
    }

    #[test]
    fn when_both_peek_both_hands_are_hidden() {
        assert_eq!(FLAT.peeked(ONE).peeked(TWO), FLAT);
    }

    #[test]
    fn peeking_needs_a_flat_tablet() {
        assert_eq!(TabletMode::InHand.peeked(ONE), TabletMode::InHand);
        assert_eq!(TabletMode::InHand.hidden(), TabletMode::InHand);
    }
}
