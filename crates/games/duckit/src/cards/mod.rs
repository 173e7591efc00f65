//! The 29 cards of Duckit: ace to seven in four suits, and a Joker.
//!
//! They have their own type, because the Joker has neither rank nor suit, and code that asks for a
//! suit must not forget it. For drawing, [`Card::french`] gives the playing card.

mod card;
mod card_set;
mod rank;
mod suit_set;

pub use card::Card;
pub use card_set::CardSet;
pub use rank::Rank;
pub use suit_set::SuitSet;
