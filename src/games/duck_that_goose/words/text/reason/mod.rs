//! Why a hint is given, in every language: the end of a sentence that begins with the action.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    /// The card on the discard pile.
    pub rather_draw: fn(&str) -> String,
    pub rather_take: &'static str,
    pub keeps: &'static str,
    pub discards: &'static str,
    pub looks: &'static str,
    pub leaves: &'static str,
    pub best_off: &'static str,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&en::REASON, &ko::REASON, &ja::REASON])
}
