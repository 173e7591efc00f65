//! A pause in a task.

use js_sys::Promise;
use leptos::prelude::window;
use wasm_bindgen_futures::JsFuture;

/// Waits for some milliseconds.
pub async fn rest(milliseconds: i32) {
    let rested = Promise::new(&mut |resolve, _| {
        let timer =
            window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
        // A window has timers.
        drop(timer);
    });
    // It is never rejected.
    let _ = JsFuture::from(rested).await;
}
