//! The choice of a language.

use super::super::lang::Lang;
use super::{Messages, en, ja, ko};

/// The texts in `lang`.
pub fn text(lang: Lang) -> &'static Messages {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
