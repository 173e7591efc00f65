//! The choice of a language.

use super::{GameMessages, TrickMessages, en, ja, ko};
use crate::Lang;

/// The texts of several games in `lang`.
pub fn game_messages(lang: Lang) -> &'static GameMessages {
    lang.pick([&en::GAME, &ko::GAME, &ja::GAME])
}

/// The texts of games of tricks in `lang`.
pub fn trick_messages(lang: Lang) -> &'static TrickMessages {
    lang.pick([&en::TRICK, &ko::TRICK, &ja::TRICK])
}
