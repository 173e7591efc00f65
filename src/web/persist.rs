//! The browser's promise to keep stored data.

use super::maybe::{ask, navigator_part};
use js_sys::Array;
use wasm_bindgen::JsValue;

/// Does stored data stay in storage?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persistence {
    /// It stays until the person deletes it.
    Kept,
    /// The browser may clear it.
    None,
    /// The browser does not say.
    Unknown,
}

/// Did the browser promise to keep what is stored?
pub async fn promised() -> Persistence {
    answer("persisted").await
}

/// Asks for the promise. Some browsers ask the person, most decide by themselves.
pub async fn ask_to_keep() -> Persistence {
    answer("persist").await
}

async fn answer(question: &str) -> Persistence {
    let Some(storage) = navigator_part("storage") else { return Persistence::Unknown };
    let answer = ask(&storage, question, &Array::new()).await;
    match answer.as_ref().and_then(JsValue::as_bool) {
        Some(true) => Persistence::Kept,
        Some(false) => Persistence::None,
        None => Persistence::Unknown,
    }
}
