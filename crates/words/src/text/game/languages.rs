//! The choice of a language.

use super::{GameMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn game_messages(lang: Lang) -> &'static GameMessages {
    lang.pick([&en::GAME, &ko::GAME, &ja::GAME])
}
