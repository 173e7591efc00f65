//! Text for seats that change hands, and for a match that a player ends early. It is not part of
//! [`Messages`](super::Messages), because only the table's program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::seats_messages;

/// Texts for seats that change hands, in one language.
#[derive(Debug)]
pub struct SeatsMessages {
    /// The item of the menu, and the heading of the list of players.
    pub title: &'static str,
    /// The note about the future of a vacated seat.
    pub hint: &'static str,
    /// The label of the choice of the bot's level.
    pub level: &'static str,
    /// The buttons next to a name.
    pub leave: &'static str,
    pub take_back: &'static str,
    pub resign: &'static str,
    /// The level of the bot that plays in the player's place.
    pub stands_in: fn(&str) -> String,
    /// The level of the bot that continues for a player who resigned.
    pub resigned_to: fn(&str) -> String,
    /// The player's name.
    pub resign_ask: fn(&str) -> String,
    /// The level of the bot that would continue.
    pub bot_follows: fn(&str) -> String,
    pub play_on: &'static str,
    pub end_too: &'static str,
    /// The result if the match ended now.
    pub if_it_ends: fn(&str) -> String,
    /// The list of the winners' names.
    pub share: fn(&str) -> String,
    /// Turns a title into a sentence.
    pub sentence: fn(&str) -> String,
    /// The player's name.
    pub resigned: fn(&str) -> String,
    /// The list of the players' names.
    pub played_on: fn(&str) -> String,
    pub deals_count: &'static str,
    pub rounds_count: &'static str,
    pub sheets_count: &'static str,
    pub no_deal: &'static str,
    pub no_round: &'static str,
    pub stays: &'static str,
    /// How the stats count a match that ends before anyone has won it.
    pub only_played: &'static str,
    /// Lines of the log: the player's name, and the bot's level.
    pub left: fn(&str, &str) -> String,
    pub returned: fn(&str) -> String,
    pub resigns: fn(&str, &str) -> String,
    pub gives_up: fn(&str) -> String,
    /// The name of the player who gets the tablet next.
    pub then: fn(&str) -> String,
}
