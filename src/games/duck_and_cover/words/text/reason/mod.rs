//! Why a hint is given, in every language: the end of a sentence that begins with the action.

mod en;
mod ja;
mod ko;

use crate::words::Lang;

/// The reasons, in one language.
#[derive(Debug)]
pub struct Reason {
    pub single: &'static str,
    /// How many splashes are covered.
    pub covers: fn(u8) -> String,
    pub covers_none: &'static str,
    /// How many ducks lie beside the space.
    pub beside: fn(usize) -> String,
}

/// The reasons of a language.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&en::REASON, &ko::REASON, &ja::REASON])
}
