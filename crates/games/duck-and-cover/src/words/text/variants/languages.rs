//! The choice of a language.

use super::{VariantLabels, en, ja, ko};
use mallard_words::Lang;

/// The texts in `lang`.
pub fn variants(lang: Lang) -> &'static VariantLabels {
    lang.pick([&en::VARIANTS, &ko::VARIANTS, &ja::VARIANTS])
}
