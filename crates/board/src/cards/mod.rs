//! The cards of card games: how they look, the hand in the dock, the trick on the pond.
//!
//! A game has a static of each type, with functions for what differs between games.

mod look;
mod playable_hand;
mod trick_on_table;

pub use look::CardLook;
pub use playable_hand::{AttemptFn, CardMark, PlayableHand};
pub use trick_on_table::{TrickOnTable, before_seat, trick_places};
