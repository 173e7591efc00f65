//! Functions that a browser may lack. They are looked up by name when they are called: a typed binding would throw if
//! one is missing. And promises, which a browser may never settle.

use super::rest::promised_rest;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// How long a promise may take for which the browser asks neither the user nor the network, in milliseconds.
pub(super) const PROMISE_TIMEOUT_MS: i32 = 2000;

pub(super) fn get_property(object: &JsValue, name: &str) -> Option<JsValue> {
    let value = Reflect::get(object, &name.into()).ok()?;
    (!value.is_undefined() && !value.is_null()).then_some(value)
}

pub(super) fn navigator_property(name: &str) -> Option<JsValue> {
    get_property(&window().navigator(), name)
}

/// Calls a method; `None` if it is missing, or if it threw.
pub(super) fn call(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let method: Function = get_property(object, method)?.dyn_into().ok()?;
    method.apply(object, arguments).ok()
}

/// Calls a method that returns a promise; `None` if it is missing, or if the promise was rejected.
pub(super) async fn ask(object: &JsValue, method: &str, arguments: &Array) -> Option<JsValue> {
    let promise: Promise = call(object, method, arguments)?.dyn_into().ok()?;
    JsFuture::from(promise).await.ok()
}

/// The result of a promise; `None` if it was rejected, or was not settled within `limit` milliseconds.
pub(super) async fn within(promise: Promise, limit: i32) -> Option<JsValue> {
    let expired = JsValue::symbol(None);
    let first = Promise::race(&Array::of2(&promise, &promised_rest(limit, &expired)));
    let result = JsFuture::from(first).await.ok()?;
    (result != expired).then_some(result)
}

/// Calls a method that returns a promise, as [`ask`] does; `None` also without a result within `limit` milliseconds.
pub(super) async fn ask_within(
    object: &JsValue,
    method: &str,
    arguments: &Array,
    limit: i32,
) -> Option<JsValue> {
    within(call(object, method, arguments)?.dyn_into().ok()?, limit).await
}
