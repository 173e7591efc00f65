//! What is said on the rules' page and of rules at the table. Beside [`Text`](super::Text), because the table's program
//! alone says it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Reading the rules, in one language.
#[derive(Debug)]
pub struct Reading {
    /// The link from a refusal to its rule.
    pub rule: &'static str,
    /// The field in which words are looked for.
    pub search: &'static str,
    /// Which hit of how many is shown.
    pub hits: fn(usize, usize) -> String,
    pub no_hits: &'static str,
    pub next: &'static str,
    pub previous: &'static str,
}

/// The texts of a language.
pub fn reading_text(lang: Lang) -> &'static Reading {
    lang.pick([&en::READING, &ko::READING, &ja::READING])
}
