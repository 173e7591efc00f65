//! Why a hint suggests an action, in every language: the end of a sentence that begins with the
//! action.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// The reasons for hints, in one language.
#[derive(Debug)]
pub struct Reason {
    pub thrown: &'static str,
    pub last_box: &'static str,
    /// How many other boxes of the column are filled.
    pub column: fn(usize) -> String,
    /// How far the number is from the number before it.
    pub close: fn(u8) -> String,
    pub gains_most: &'static str,
    pub not_worth_it: &'static str,
}

/// The reasons in `lang`.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&en::REASON, &ko::REASON, &ja::REASON])
}
