//! Text of games that have none of their own yet: the defaults of prompts, refusals and the score. It is not part of
//! [`GameMessages`](super::GameMessages), because no complete game needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::draft_messages;

/// Texts of games that have none of their own yet, in one language.
#[derive(Debug)]
pub struct DraftMessages {
    /// The part of the player called so, who must act.
    pub your_turn: fn(&str) -> String,
    pub choose: &'static str,
    /// The names of the seats that the match waits for, as a list, and their number.
    pub choosing_move: fn(&str, u8) -> String,
    /// The refusal of a move without a reason.
    pub not_allowed: &'static str,
    /// The reason for a hint: the search preferred it.
    pub tried: &'static str,
    /// The heading of a column.
    pub points: &'static str,
}
