//! Texts of the app from its host.

use super::maybe::within;
use leptos::prelude::window;
use wasm_bindgen::JsCast;
use web_sys::Response;

const TIMEOUT_MS: i32 = 30_000;

/// Loads a text file of the app; `None` if it cannot be loaded.
pub fn fetch(path: &str) -> impl Future<Output = Option<String>> + use<> {
    let request = window().fetch_with_str(path);
    async move {
        let response: Response = within(request, TIMEOUT_MS).await?.dyn_into().ok()?;
        if !response.ok() {
            return None;
        }
        within(response.text().ok()?, TIMEOUT_MS).await?.as_string()
    }
}
