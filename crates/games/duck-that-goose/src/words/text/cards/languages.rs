//! The choice of a language.

use super::{CardTexts, en, ja, ko};
use crate::Kind;
use mallard_words::Lang;

pub fn card(kind: Kind, lang: Lang) -> &'static CardTexts {
    lang.pick([en::card, ko::card, ja::card])(kind)
}
