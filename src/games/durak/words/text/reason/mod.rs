//! Why a hint is given, in every language: the end of a sentence that begins with the action.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    pub ending: &'static str,
    pub lowest: &'static str,
    pub follows: &'static str,
    pub cheapest: &'static str,
    pub only_trump: &'static str,
    pub known_rank: &'static str,
    pub cannot: &'static str,
    pub too_dear: &'static str,
    pub only_trumps_fit: &'static str,
    pub keeps: &'static str,
    /// Who takes.
    pub gift: fn(&str) -> String,
    /// Who defends.
    pub presses: fn(&str) -> String,
    /// Who takes.
    pub rid: fn(&str) -> String,
    /// Who defends then.
    pub passes_on: fn(&str) -> String,
    pub shows: fn(&str) -> String,
    pub better_hand: &'static str,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&en::REASON, &ko::REASON, &ja::REASON])
}
