//! Texts of the screens.

use super::app::{App, here};
use super::live::live_text;
use leptos::prelude::*;
use mallard_words::Lang;

/// A text of the screens, in the current language.
pub fn translate(app: App, pick: fn(Lang) -> &'static str) -> Signal<String> {
    live_text(move || here(pick(app.lang())))
}
