//! The value of a colour, in words.

use super::text::text;
use crate::Value;
use mallard_words::Lang;

/// "7+4 =", or a note that only the white die counts.
pub fn sum(value: Value, lang: Lang) -> String {
    match value.faces {
        0 => text(lang).table.only_white.to_owned(),
        faces => format!("{faces}+{}\u{a0}=", value.white),
    }
}

/// The same for screen readers, with the total.
pub fn sum_label(value: Value, lang: Lang) -> String {
    let words = &text(lang).label;
    match value.faces {
        0 => (words.sum_absent)(value.colour, value.total),
        faces => (words.sum)(value.colour, faces, value.white, value.total),
    }
}
