//! The browser: its kind, its permissions, its languages, and how it compares texts.

use super::maybe::{PROMISE_TIMEOUT_MS, ask_within, get_property, navigator_property};
use js_sys::{Array, Object, Reflect};
use leptos::prelude::window;

/// Is it a browser with Firefox's engine?
pub fn is_firefox() -> bool {
    window().navigator().user_agent().is_ok_and(|agent| agent.contains("Firefox/"))
}

/// Does the browser refuse to let the page reach other devices of the network? Browsers that do not ask the user know
/// no such permission.
pub async fn denies_local_network() -> bool {
    let Some(permissions) = navigator_property("permissions") else { return false };
    for name in ["local-network", "local-network-access"] {
        let which = Object::new();
        // A new object takes a property.
        let _ = Reflect::set(&which, &"name".into(), &name.into());
        let status =
            ask_within(&permissions, "query", &Array::of1(&which), PROMISE_TIMEOUT_MS).await;
        let state = status.and_then(|status| get_property(&status, "state")?.as_string());
        if state.is_some_and(|state| state == "denied") {
            return true;
        }
    }
    false
}

/// The user's languages, the preferred first.
pub fn languages() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}

/// The text with each letter as one code point, if possible, instead of its parts (Unicode's NFC).
pub fn composed(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// The text with the plainest letters of the same meaning (Unicode's NFKC).
pub fn plain(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFKC").into()
}
