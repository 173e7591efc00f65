//! Text for the rules' page, and about rules at the table. It is not part of [`Messages`](super::Messages), because
//! only the table's program needs it.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// Texts for reading the rules, in one language.
#[derive(Debug)]
pub struct RulesMessages {
    /// The link from a refusal to its rule.
    pub rule: &'static str,
    /// The search field.
    pub search: &'static str,
    /// The number of the current hit, and the number of hits.
    pub hits: fn(usize, usize) -> String,
    pub no_hits: &'static str,
    pub next: &'static str,
    pub previous: &'static str,
}

/// The texts in `lang`.
pub fn rules_messages(lang: Lang) -> &'static RulesMessages {
    lang.pick([&en::READING, &ko::READING, &ja::READING])
}
