//! The choice of a language.

use super::{HistoryMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn history_messages(lang: Lang) -> &'static HistoryMessages {
    lang.pick([&en::HISTORY, &ko::HISTORY, &ja::HISTORY])
}
