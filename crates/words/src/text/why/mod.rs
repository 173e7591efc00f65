//! Text for why a bot made its move. It is not part of [`Messages`](super::Messages), because only the table's program
//! needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::why_messages;

/// Texts for why a bot made its move, in one language.
#[derive(Debug)]
pub struct WhyMessages {
    /// The label of the button.
    pub why: &'static str,
    /// The title of the panel, with the bot's name.
    pub title: fn(&str) -> String,
    pub close: &'static str,
    pub thinking: &'static str,
    /// The name of the player who gets the advice below.
    pub hint_to: fn(&str) -> String,
    /// The bot's name: it rates the moves the same each time, but misjudged them.
    pub erred: fn(&str) -> String,
    /// The bot's name: it did not play the move it rates best now.
    pub otherwise: fn(&str) -> String,
    /// The reason for that: this bot makes mistakes, and its thinking depends on chance.
    pub errs_and_chance: &'static str,
    /// The reason for that, for a bot that makes no mistakes.
    pub chance: &'static str,
    /// The tag of the move that the bot played.
    pub done: &'static str,
    pub per_cent: fn(u8) -> String,
    /// The meaning of the percentages: the thinking spent on each move, or the chance of winning.
    pub looks: &'static str,
    pub chances: &'static str,
    /// The same as `looks`, where the bot chose the cheaper of nearly equal moves.
    pub cheaper: &'static str,
    pub order: &'static str,
    /// The bot compared no moves.
    pub settled: &'static str,
    /// The note that the bot thought again: this is not the thinking behind the move itself.
    pub again: &'static str,
}
