//! Functions that a browser may lack. They are looked up by name when they are called: a typed binding would throw if
//! one is missing.

use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A part of an object, if it is there.
pub(super) fn part(object: &JsValue, name: &str) -> Option<JsValue> {
    let part = Reflect::get(object, &name.into()).ok()?;
    (!part.is_undefined() && !part.is_null()).then_some(part)
}

/// A part of `navigator`, if it is there.
pub(super) fn navigator_part(name: &str) -> Option<JsValue> {
    part(&window().navigator(), name)
}

/// Calls a method; `None` if it is missing, or if it threw.
pub(super) fn call(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method: Function = part(object, method)?.dyn_into().ok()?;
    method.apply(object, arguments).ok()
}

/// Calls a method that returns a promise; `None` if it is missing, or if the promise was rejected.
pub(super) async fn ask(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let promise: Promise = call(object, method, arguments)?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}
