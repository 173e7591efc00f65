//! The choice of a language.

use super::{CardTexts, en, ja, ko};
use crate::games::duck_that_goose::Kind;
use crate::words::Lang;

/// The words for a card in `lang`.
pub fn card(kind: Kind, lang: Lang) -> &'static CardTexts {
    lang.pick([en::card, ko::card, ja::card])(kind)
}
