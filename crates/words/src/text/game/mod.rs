//! Text of the tables of several games. It is not part of [`Messages`](super::Messages), because only the table's
//! program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::game_messages;

/// Texts of the tables of several games, in one language.
#[derive(Debug)]
pub struct GameMessages {
    pub match_over: &'static str,
    /// The refusal of a move out of turn: the name of the player who decides.
    pub not_your_turn: fn(&str) -> String,
    /// The name of the player's own place.
    pub you: &'static str,
    /// The states of players.
    pub waiting: &'static str,
    pub choosing: &'static str,
    pub round: fn(u8) -> String,
    pub round_over: fn(u8) -> String,
    pub next_round: &'static str,
    /// The winner's name.
    pub wins: fn(&str) -> String,
    /// The list of the winners' names.
    pub share: fn(&str) -> String,
    pub all_share: &'static str,
}
