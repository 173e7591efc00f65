//! Notes, and events between the program and the page's plain scripts.

use super::maybe::navigator_property;
use leptos::prelude::{document, window};
use mallard_device::Note;
use mallard_words::Sound;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit, Event, HtmlDialogElement};

pub fn note(note: Note) -> Option<String> {
    window().session_storage().ok()??.get_item(note.key()).ok()?
}

/// Leaves a note, or deletes it. A browser without storage for tabs loses it at once.
pub fn set_note(note: Note, text: Option<&str>) {
    if let Ok(Some(storage)) = window().session_storage() {
        let _ = match text {
            Some(text) => storage.set_item(note.key(), text),
            None => storage.remove_item(note.key()),
        };
    }
}

/// The address of the page, without the part from `#`.
pub fn address() -> String {
    let whole = window().location().href().unwrap_or_default();
    whole.split('#').next().unwrap_or_default().to_owned()
}

pub fn close_dialogs() {
    let Ok(open) = document().query_selector_all("dialog[open]") else { return };
    for at in 0..open.length() {
        if let Some(Ok(dialog)) = open.get(at).map(JsCast::dyn_into::<HtmlDialogElement>) {
            dialog.close();
        }
    }
}

/// Goes back to the address before, as the browser's own button does.
pub fn go_back() {
    if let Ok(history) = window().history() {
        // Refused only while the page is being left.
        let _ = history.back();
    }
}

/// The value of an attribute of the root element.
pub fn root_mark(attribute: &str) -> Option<String> {
    document().document_element()?.get_attribute(attribute)
}

/// The version of the page: the release, and after a `+` the checksum of its files (scripts/finish-build.mjs).
pub fn version() -> Option<String> {
    document().query_selector("meta[name=version]").ok()??.get_attribute("content")
}

/// Sends the page's scripts an event.
pub fn dispatch_event(event: &str) {
    if let Ok(event) = Event::new(event) {
        // Fails only for an event that is being sent already.
        let _ = window().dispatch_event(&event);
    }
}

/// Sends the page's scripts an event with a detail.
pub(super) fn dispatch_detail(event: &str, what: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&what.into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &init) {
        // Fails only for an event that is being sent already.
        let _ = window().dispatch_event(&event);
    }
}

/// Asks the page's script to go to another screen, given by the part of its address from `#`.
pub fn leave(hash: &str) {
    dispatch_detail("mallard:leave", hash);
}

/// Is this a tab of an iPhone or iPad? Only there does `navigator.standalone` exist and is false, and only there must
/// users add a page to the home screen by hand.
pub fn is_apple_tab() -> bool {
    let fingers = navigator_property("maxTouchPoints").and_then(|points| points.as_f64());
    let standalone = navigator_property("standalone").and_then(|standalone| standalone.as_bool());
    standalone == Some(false) && fingers.is_some_and(|fingers| fingers > 1.0)
}

/// Sets an attribute of the root element, for style sheets and screen readers; an empty value
/// removes it.
pub fn mark_root(attribute: &str, value: &str) {
    let Some(root) = document().document_element() else { return };
    // Fails only for invalid attribute names; ours are constants.
    let _ = if value.is_empty() {
        root.remove_attribute(attribute)
    } else {
        root.set_attribute(attribute, value)
    };
}

/// Sets the title of the window.
pub fn title(title: &str) {
    document().set_title(title);
}

/// Notifies the input guard (`assets/page/input-guard.js`) that the user has decided.
pub fn decided() {
    dispatch_event("mallard:decided");
}

/// Plays a sound, at the volume of the root element's `data-volume`.
pub fn play(sound: Sound) {
    dispatch_detail("mallard:sound", sound.name());
}
