//! The choice of a language.

use super::{TrickMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn trick_messages(lang: Lang) -> &'static TrickMessages {
    lang.pick([&en::TRICK, &ko::TRICK, &ja::TRICK])
}
