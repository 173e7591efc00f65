//! The choice of a language.

use super::super::super::lang::Lang;
use super::{DraftMessages, en, ja, ko};

/// The texts of drafts in `lang`.
pub fn draft_messages(lang: Lang) -> &'static DraftMessages {
    lang.pick([&en::DRAFT, &ko::DRAFT, &ja::DRAFT])
}
