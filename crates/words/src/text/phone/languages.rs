//! The choice of a language.

use super::{PhoneMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn phone_messages(lang: Lang) -> &'static PhoneMessages {
    lang.pick([&en::PHONE, &ko::PHONE, &ja::PHONE])
}
