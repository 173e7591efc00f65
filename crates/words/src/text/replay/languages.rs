//! The choice of a language.

use super::{ReplayMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn replay_messages(lang: Lang) -> &'static ReplayMessages {
    lang.pick([&en::REPLAY, &ko::REPLAY, &ja::REPLAY])
}
