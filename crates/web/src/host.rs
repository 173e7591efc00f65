//! Texts of the app from its host.

use leptos::prelude::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Loads a text file of the app; `None` if it cannot be loaded.
pub fn fetch(path: &str) -> impl Future<Output = Option<String>> + use<> {
    let request = window().fetch_with_str(path);
    async move {
        let response: Response = JsFuture::from(request).await.ok()?.dyn_into().ok()?;
        if !response.ok() {
            return None;
        }
        JsFuture::from(response.text().ok()?).await.ok()?.as_string()
    }
}
