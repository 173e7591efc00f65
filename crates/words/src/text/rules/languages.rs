//! The choice of a language.

use super::{RulesMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn rules_messages(lang: Lang) -> &'static RulesMessages {
    lang.pick([&en::READING, &ko::READING, &ja::READING])
}
