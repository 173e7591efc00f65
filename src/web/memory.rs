//! What the browser's storage did not take, as long as the page is open.
//!
//! The page's programs each have a memory of their own, so this lies in the page itself, in a
//! `Map` that hangs on the window.

use js_sys::{Map, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};

const NAME: &str = "mallardUnsaved";

fn map() -> Map {
    let (window, name) = (window(), JsValue::from_str(NAME));
    if let Ok(map) = Reflect::get(&window, &name).and_then(JsCast::dyn_into::<Map>) {
        return map;
    }
    let map = Map::new();
    // A window takes new properties; were it refused, each program would keep its own.
    let _ = Reflect::set(&window, &name, &map);
    map
}

pub(super) fn get(key: &str) -> Option<String> {
    map().get(&JsValue::from_str(key)).as_string()
}

pub(super) fn set(key: &str, value: &str) {
    map().set(&JsValue::from_str(key), &JsValue::from_str(value));
}

pub(super) fn remove(key: &str) {
    map().delete(&JsValue::from_str(key));
}

pub(super) fn keys() -> Vec<String> {
    let keys = map().keys();
    keys.into_iter().filter_map(|key| key.ok()?.as_string()).collect()
}
