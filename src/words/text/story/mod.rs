//! What is said of how a match went: the moments that decided it, and everybody's totals. Beside
//! [`Text`](super::Text), because the table's program alone says it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// How a match went, in one language.
#[derive(Debug)]
pub struct Story {
    pub moments: &'static str,
    /// What the numbers are, where one wins.
    pub to_win: &'static str,
    /// What they are in a single deal that only looks for its fool.
    pub to_be_spared: &'static str,
    pub looking: &'static str,
    /// Nothing was found.
    pub no_moment: &'static str,
    /// Which move.
    pub step: fn(usize) -> String,
    /// Whose chances, in per cent, as it is read aloud.
    pub changed: fn(&str, u8, u8) -> String,
    /// The same where nothing beside it says what the numbers are; whether not to be the fool is all that counts.
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
