//! French playing cards.

mod card;
mod card_set;
mod rank;
mod suit;

pub use card::Card;
pub use card_set::CardSet;
pub use rank::Rank;
pub use suit::Suit;
