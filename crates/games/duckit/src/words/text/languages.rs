//! The choice of a language.

use super::{InfoLabels, Text, en, ja, ko};
use mallard_words::Lang;

/// The texts of the tile in `lang`.
pub fn info_labels(lang: Lang) -> &'static InfoLabels {
    lang.pick([&en::BOXED, &ko::BOXED, &ja::BOXED])
}

/// The texts in `lang`.
pub fn text(lang: Lang) -> &'static Text {
    lang.pick([&en::TEXT, &ko::TEXT, &ja::TEXT])
}
