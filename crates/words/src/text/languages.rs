//! The choice of a language.

use super::super::lang::Lang;
use super::{Messages, en, ja, ko};

pub use super::{ja::suit as japanese_suit, ko::suit as korean_suit};

/// The texts in `lang`.
pub fn text(lang: Lang) -> &'static Messages {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
