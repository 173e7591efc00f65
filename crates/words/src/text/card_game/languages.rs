//! The choice of a language.

use super::{CardGameMessages, en, ja, ko};
use crate::Lang;

/// The texts in `lang`.
pub fn card_game_messages(lang: Lang) -> &'static CardGameMessages {
    lang.pick([&en::CARD_GAME, &ko::CARD_GAME, &ja::CARD_GAME])
}
