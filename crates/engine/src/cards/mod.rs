//! French playing cards, and hands and tricks of any cards.

mod card;
mod card_pile;
mod card_set;
mod hand;
mod hands;
mod list;
mod rank;
mod suit;
mod trick;

pub use card::Card;
pub use card_pile::CardPile;
pub use card_set::CardSet;
pub use hand::Hand;
pub use hands::{deal, determinized, seen_by, shuffled};
pub use list::{check_unique, read_cards};
pub use rank::Rank;
pub use suit::Suit;
pub use trick::{Trick, WonTrick};
