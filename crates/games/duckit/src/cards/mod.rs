//! The 29 cards of Duckit: ace to seven in four suits, and a Joker.
//!
//! They have their own types. The Joker has neither rank nor suit, and code that asks for a suit must
//! not forget it; a card of the engine always has one. The ace is low and the Joker last: deals, lists
//! of actions and searches depend on the order of a set. With seven ranks a set has 32 bits, and no
//! card of a rank that the game does not have can be made. For drawing, [`Card::french`] gives the
//! playing card.

mod card;
mod card_set;
mod rank;
mod suit_set;

pub use card::Card;
pub use card_set::CardSet;
pub use rank::Rank;
pub use suit_set::SuitSet;
