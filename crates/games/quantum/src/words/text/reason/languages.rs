//! The choice of a language.

use super::{Reason, en, ja, ko};
use mallard_words::Lang;

/// The reasons in `lang`.
pub fn reasons(lang: Lang) -> &'static Reason {
    lang.pick([&en::REASON, &ko::REASON, &ja::REASON])
}
