//! Text fields for names and searches.

use leptos::web_sys::Element;
use mallard_session::{MOST_PARTS, NAME_LENGTH};

/// Marks a field in which the browser corrects nothing, and password managers and form fillers show no icon.
pub fn plain_field(field: Element) {
    let marks = [
        ("autocomplete", "off"),
        ("autocorrect", "off"),
        ("spellcheck", "false"),
        ("data-1p-ignore", ""),
        ("data-bwignore", ""),
        ("data-lpignore", "true"),
        ("data-form-type", "other"),
    ];
    for (name, value) in marks {
        // Fails only for invalid names.
        let _ = field.set_attribute(name, value);
    }
}

/// The same for the name of a player. It takes more letters than a name has: one of a name may have several parts, which
/// are put together or cut afterwards.
pub fn name_field(field: Element) {
    // Fails only for invalid names.
    let _ = field.set_attribute("maxlength", &(NAME_LENGTH * MOST_PARTS).to_string());
    let _ = field.set_attribute("autocapitalize", "words");
    plain_field(field);
}
