//! The choice of a language.

use super::{ShareMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn share_messages(lang: Lang) -> &'static ShareMessages {
    lang.pick([&en::SHARE, &ko::SHARE, &ja::SHARE])
}
