//! Takes the keyboard's focus from a pressed element.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// Blurs the element that a finger or the mouse has pressed, before the step is shown, and returns the element.
/// Otherwise Chromium lays the whole page out at the moment in which the focused element leaves it, with the table half
/// changed, and then once more.
pub(crate) fn blur_pressed() -> Option<HtmlElement> {
    let by_keys = document().document_element().is_some_and(|root| root.has_attribute("data-keys"));
    let had = document().active_element().filter(|_| !by_keys && !focus_is_lost());
    let had: HtmlElement = had?.dyn_into().ok()?;
    had.blur().ok().map(|()| had)
}

/// Is the focus on no part of the screen? A screen has it first as a whole (assets/page/scroll-position.js).
pub fn focus_is_lost() -> bool {
    let whole = |element: Element| matches!(element.tag_name().as_str(), "BODY" | "MAIN");
    document().active_element().is_none_or(whole)
}
