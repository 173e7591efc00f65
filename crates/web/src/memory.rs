//! Values that the browser's storage refused, for as long as the page is open.
//!
//! Each of the page's programs has a separate memory, so this is in the page itself, in a `Map` on the window.

use js_sys::{Map, Reflect};
use leptos::prelude::window;
use leptos::wasm_bindgen::{JsCast, JsValue};
use mallard_store::{KeyValueBackend, StoreError};

const PROPERTY: &str = "mallardUnsaved";

#[derive(Clone, Copy, Debug)]
pub(super) struct PageMemory;

fn map() -> Map {
    let (window, name) = (window(), JsValue::from_str(PROPERTY));
    if let Ok(map) = Reflect::get(&window, &name).and_then(JsCast::dyn_into::<Map>) {
        return map;
    }
    let map = Map::new();
    // A window takes new properties; if it refused, each program would have a separate map.
    let _ = Reflect::set(&window, &name, &map);
    map
}

impl KeyValueBackend for PageMemory {
    fn get(&self, name: &str) -> Option<String> {
        map().get(&JsValue::from_str(name)).as_string()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), StoreError> {
        map().set(&JsValue::from_str(name), &JsValue::from_str(text));
        Ok(())
    }

    fn remove(&self, name: &str) {
        map().delete(&JsValue::from_str(name));
    }

    fn names(&self) -> Vec<String> {
        let keys = map().keys();
        keys.into_iter().filter_map(|key| key.ok()?.as_string()).collect()
    }
}
