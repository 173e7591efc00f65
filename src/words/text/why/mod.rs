//! What is said of why a bot did what it did. Beside [`Text`](super::Text), because the table's program alone says it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Why a bot did what it did, in one language.
#[derive(Debug)]
pub struct Why {
    /// The button.
    pub why: &'static str,
    /// What is opened: the bot's name.
    pub title: fn(&str) -> String,
    pub close: &'static str,
    pub thinking: &'static str,
    /// Whom the advice that follows is for.
    pub hint_to: fn(&str) -> String,
    /// It did something else than what it finds best, and its rules of thumb always come to the same.
    pub slipped: fn(&str) -> String,
    /// It now finds something else best.
    pub otherwise: fn(&str) -> String,
    /// What may have made the difference: it slips at times, and what it finds depends on chance.
    pub slips_and_chance: &'static str,
    /// It never slips.
    pub chance: &'static str,
    /// What was done.
    pub done: &'static str,
    pub per_cent: fn(u8) -> String,
    /// What the numbers are.
    pub looks: &'static str,
    pub chances: &'static str,
    pub order: &'static str,
    /// Nothing was compared.
    pub settled: &'static str,
    /// The thought is not the one that led to the decision.
    pub again: &'static str,
}

/// The texts of a language.
pub fn why_text(lang: Lang) -> &'static Why {
    lang.pick([&en::WHY, &ko::WHY, &ja::WHY])
}
