//! The browser's promise of persistent storage.

use super::maybe::{PROMISE_TIMEOUT_MS, ask, ask_within, navigator_property};
use js_sys::Array;
use wasm_bindgen::JsValue;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persistence {
    /// It remains until the user deletes it.
    Kept,
    /// The browser may clear it.
    None,
    /// The browser does not reveal it.
    Unknown,
}

pub async fn persistence() -> Persistence {
    let Some(storage) = navigator_property("storage") else { return Persistence::Unknown };
    read(ask_within(&storage, "persisted", &Array::new(), PROMISE_TIMEOUT_MS).await)
}

/// Asks for the promise. Some browsers ask the user, most decide by themselves.
pub async fn ask_to_keep() -> Persistence {
    let Some(storage) = navigator_property("storage") else { return Persistence::Unknown };
    // The user may take any time to answer.
    read(ask(&storage, "persist", &Array::new()).await)
}

fn read(answer: Option<JsValue>) -> Persistence {
    match answer.as_ref().and_then(JsValue::as_bool) {
        Some(true) => Persistence::Kept,
        Some(false) => Persistence::None,
        None => Persistence::Unknown,
    }
}
