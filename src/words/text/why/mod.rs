//! Text for why a bot made its move. It is not part of [`Text`](super::Text), because only the table's program needs
//! it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Why a bot made its move, in one language.
#[derive(Debug)]
pub struct Why {
    /// The button.
    pub why: &'static str,
    /// The title of the panel, with the bot's name.
    pub title: fn(&str) -> String,
    pub close: &'static str,
    pub thinking: &'static str,
    /// The name of the player whom the advice below is for.
    pub hint_to: fn(&str) -> String,
    /// The bot did not play the move it rates best, and it rates the moves the same each time.
    pub slipped: fn(&str) -> String,
    /// The bot did not play the move it rates best now.
    pub otherwise: fn(&str) -> String,
    /// Why that may be: this bot makes mistakes, and its thinking depends on chance.
    pub slips_and_chance: &'static str,
    /// Why that may be, for a bot that makes no mistakes.
    pub chance: &'static str,
    /// The tag of the move that the bot played.
    pub done: &'static str,
    pub per_cent: fn(u8) -> String,
    /// What the percentages are of: the thinking that went into each move, or the chance of winning.
    pub looks: &'static str,
    pub chances: &'static str,
    pub order: &'static str,
    /// The bot compared no moves.
    pub settled: &'static str,
    /// The thinking is repeated; it is not the one that led to the move.
    pub again: &'static str,
}

/// The texts of a language.
pub fn why_text(lang: Lang) -> &'static Why {
    lang.pick([&en::WHY, &ko::WHY, &ja::WHY])
}
