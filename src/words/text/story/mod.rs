//! Text for how a match went: its turning points, and the scores of all players. It is not part of
//! [`Text`](super::Text), because only the table's program needs it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// How a match went, in one language.
#[derive(Debug)]
pub struct Story {
    pub moments: &'static str,
    /// What the percentages are of, in a match that has winners.
    pub to_win: &'static str,
    /// What they are of, in a single deal of Durak, which has a fool and no winner.
    pub to_be_spared: &'static str,
    pub looking: &'static str,
    /// Nothing was found.
    pub no_moment: &'static str,
    /// Which move.
    pub step: fn(usize) -> String,
    /// The name and the chances before and after, in per cent, as they are read aloud.
    pub changed: fn(&str, u8, u8) -> String,
    /// The same where nothing beside it says what the percentages are of. The flag says that they are the chance of
    /// not being the fool.
    pub chance: fn(&str, bool, u8, u8) -> String,
    pub totals: &'static str,
    pub as_table: &'static str,
    /// The head of the numbers of rounds.
    pub round: &'static str,
    /// The row before the first of them.
    pub start: &'static str,
}

/// The texts of a language.
pub fn story_text(lang: Lang) -> &'static Story {
    lang.pick([&en::STORY, &ko::STORY, &ja::STORY])
}
