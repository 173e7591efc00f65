//! Texts of the shared screens.

use super::app::{App, here};
use super::live::live_text;
use leptos::prelude::*;
use mallard_words::Messages;

/// A text of the shared screens, in the current language.
pub fn translate(app: App, pick: fn(&Messages) -> &'static str) -> Signal<String> {
    live_text(move || here(pick(app.text())))
}
