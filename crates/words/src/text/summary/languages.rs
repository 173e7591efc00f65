//! The choice of a language.

use super::{SummaryMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn summary_messages(lang: Lang) -> &'static SummaryMessages {
    lang.pick([&en::SUMMARY, &ko::SUMMARY, &ja::SUMMARY])
}
