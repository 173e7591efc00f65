//! The choice of a language.

use super::{WhyMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn why_messages(lang: Lang) -> &'static WhyMessages {
    lang.pick([&en::WHY, &ko::WHY, &ja::WHY])
}
