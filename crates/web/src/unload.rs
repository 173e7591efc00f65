//! The browser's question before a page is closed or reloaded.

use leptos::prelude::window;
use wasm_bindgen::prelude::*;

/// Asks before the page closes, or no longer does. Both programs of the page set the same question, so the last one to
/// do so decides for both.
pub(super) fn ask_first(ask: bool) {
    thread_local! {
        // Browsers show their own text; any answer at all makes them ask.
        static QUESTION: Closure<dyn Fn() -> JsValue> = Closure::new(|| JsValue::from_str("?"));
    }
    QUESTION.with(|question| {
        let question = ask.then(|| question.as_ref().unchecked_ref());
        window().set_onbeforeunload(question);
    });
}
