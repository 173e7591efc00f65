//! What the page's programs and its plain scripts tell each other.

use super::maybe::{of_navigator, part};
use js_sys::Reflect;
use leptos::prelude::{document, window};
use wasm_bindgen::JsValue;
use web_sys::{CustomEvent, CustomEventInit, Event};

/// A text that the page keeps as long as it is open, whichever program put it there.
pub(super) fn note(name: &str) -> Option<String> {
    part(&window(), &property(name))?.as_string()
}

/// Keeps such a text, or forgets it.
pub(super) fn set_note(name: &str, text: Option<&str>) {
    let text = text.map_or(JsValue::UNDEFINED, JsValue::from_str);
    // A window takes new properties; were it refused, there would be nothing to remember.
    let _ = Reflect::set(&window(), &property(name).into(), &text);
}

fn property(name: &str) -> String {
    format!("mallardNote/{name}")
}

/// The address of the page, without what comes behind the `#`.
pub(super) fn address() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

/// The value of an attribute of the root element.
pub(super) fn root_mark(attribute: &str) -> Option<String> {
    document().document_element()?.get_attribute(attribute)
}

/// Which version the page is: the release, and behind a `+` the sum of its files (scripts/worker.mjs).
pub(super) fn version() -> Option<String> {
    document().query_selector("meta[name=version]").ok()??.get_attribute("content")
}

/// Tells the page's scripts something.
pub(super) fn tell(event: &str) {
    if let Ok(event) = Event::new(event) {
        // Fails only for an event that is under way already.
        let _ = window().dispatch_event(&event);
    }
}

/// Tells the page's scripts of something.
pub(super) fn tell_of(event: &str, what: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&what.into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        // Fails only for an event that is under way already.
        let _ = window().dispatch_event(&event);
    }
}

/// Is this a tab of an iPhone or iPad? There alone `navigator.standalone` is there and says no,
/// and a page can be put on the home screen only by hand.
pub(super) fn is_apple_tab() -> bool {
    let fingers = of_navigator("maxTouchPoints").and_then(|points| points.as_f64());
    let standalone = of_navigator("standalone").and_then(|standalone| standalone.as_bool());
    standalone == Some(false) && fingers.is_some_and(|fingers| fingers > 1.0)
}
