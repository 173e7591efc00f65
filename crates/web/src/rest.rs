//! A pause in a task.

use js_sys::Promise;
use leptos::prelude::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

pub async fn rest(milliseconds: i32) {
    // It is never rejected.
    let _ = JsFuture::from(promised_rest(milliseconds, &JsValue::UNDEFINED)).await;
}

pub(super) fn promised_rest(milliseconds: i32, value: &JsValue) -> Promise {
    Promise::new(&mut |resolve, _| {
        let timer = window().set_timeout_with_callback_and_timeout_and_arguments_1(
            &resolve,
            milliseconds,
            value,
        );
        // A window has timers.
        drop(timer);
    })
}
