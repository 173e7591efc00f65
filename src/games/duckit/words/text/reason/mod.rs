//! Why a hint is given, in every language: the end of a sentence that begins with the action.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    pub never_wins: &'static str,
    /// Who wins the trick.
    pub four_to: fn(&str) -> String,
    /// Who wins the trick as it lies.
    pub four_to_so_far: fn(&str) -> String,
    pub no_four: &'static str,
    pub wins_fours: &'static str,
    /// Who wins the trick as it lies.
    pub loses: fn(&str) -> String,
    pub banked_four: &'static str,
    pub tried: &'static str,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&en::REASON, &ko::REASON, &ja::REASON])
}
