//! The choice of a language.

use super::{InfoLabels, en, ja, ko};
use mallard_words::Lang;

/// The texts of the tile and setup in `lang`.
pub fn info_labels(lang: Lang) -> &'static InfoLabels {
    lang.pick([&en::BOXED, &ko::BOXED, &ja::BOXED])
}
