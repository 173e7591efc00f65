//! Text for the rules' page, and about rules at the table. It is not part of [`Messages`](super::Messages), because
//! only the table's program needs it.

mod en;
mod ja;
mod ko;
mod languages;

pub use languages::rules_messages;

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
