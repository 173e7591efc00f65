//! The choice of a language.

use super::{SeatsMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn seats_messages(lang: Lang) -> &'static SeatsMessages {
    lang.pick([&en::SEATS, &ko::SEATS, &ja::SEATS])
}
