//! The seven ranks.

use mallard_engine::cards;

/// A rank. This order is the printed one, ace low; in a round the order of the
/// [`Ranking`](crate::Ranking) counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
}

impl Rank {
    /// All ranks, in the printed order.
    pub const ALL: [Self; 7] =
        [Self::Ace, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six, Self::Seven];

    /// The rank of the French playing card that shows it.
    pub const fn french(self) -> cards::Rank {
        match self {
            Self::Ace => cards::Rank::Ace,
            Self::Two => cards::Rank::Two,
            Self::Three => cards::Rank::Three,
            Self::Four => cards::Rank::Four,
            Self::Five => cards::Rank::Five,
            Self::Six => cards::Rank::Six,
            Self::Seven => cards::Rank::Seven,
        }
    }

    /// The mark on the card: `A`, `2` to `7`.
    pub const fn mark(self) -> &'static str {
        self.french().mark()
    }
}
