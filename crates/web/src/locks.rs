//! The browser's locks: names that only one tab or window of an origin can lock at a time.
//!
//! `web-sys` has them behind a compiler flag only, so the needed parts are bound here. A lock is released when its page
//! is left, and by the browser itself when the page crashes.

use super::maybe::PROMISE_TIMEOUT_MS;
use super::rest::rest;
use super::storage::full;
use super::until::DropGuard;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::window;
use mallard_device::LockHolder;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = LockManager)]
    type Locks;

    /// Calls `granted` with the lock, or with `null` if the request is for an immediate lock and fails. The lock lasts
    /// until the promise that `granted` returns is fulfilled. If it is taken away before, the promise that `request`
    /// returned is rejected.
    #[wasm_bindgen(method)]
    fn request(this: &Locks, name: &str, options: &Object, granted: &Function) -> Promise;
}

#[derive(Clone, Copy)]
enum LockRequest {
    /// At once or not at all.
    Now,
    /// When the others have released it.
    Patiently,
    /// At once, taking it from its holder.
    ByForce,
}

/// The state of one request, shared by the page and the browser's promises.
#[derive(Clone, Default)]
struct Asked {
    /// Is the lock no longer wanted?
    left: Rc<Cell<bool>>,
    granted: Rc<Cell<bool>>,
    answered: Rc<Cell<bool>>,
    release: Rc<RefCell<Option<Function>>>,
}

/// Asks to be the one tab or window that may write a value, and reports who may, whenever that changes: first as soon
/// as it is known. `by_force` takes the value from the current one.
pub fn claim(key: &str, by_force: bool, on_answer: Box<dyn Fn(LockHolder)>) -> DropGuard {
    let name = full(key);
    // Browsers from before 2022, and pages without https, have no locks: there the page continues as if it were the
    // only one.
    let Some(locks) = manager() else {
        on_answer(LockHolder::Here);
        return DropGuard::ever();
    };
    let asked = Asked::default();
    let (leave, waits) = (asked.clone(), asked.clone());
    let on_answer: Rc<dyn Fn(LockHolder)> = on_answer.into();
    let late = on_answer.clone();
    spawn_local(async move {
        // A browser that never answers: each step still notices if another tab has written the match.
        rest(PROMISE_TIMEOUT_MS).await;
        if !waits.answered.get() && !waits.left.get() {
            late(LockHolder::Here);
        }
    });
    spawn_local(compete(locks, name, by_force, asked, on_answer));
    DropGuard::dropped(move || {
        leave.left.set(true);
        if let Some(release) = leave.release.take() {
            // A promise's resolve function; it does not fail.
            let _ = release.call0(&JsValue::NULL);
        }
    })
}

/// Asks for the lock, and again whenever it was lost, until it is no longer wanted.
async fn compete(
    locks: Locks,
    name: String,
    by_force: bool,
    asked: Asked,
    on_change: Rc<dyn Fn(LockHolder)>,
) {
    let mut ask = if by_force { LockRequest::ByForce } else { LockRequest::Now };
    while !asked.left.get() {
        asked.granted.set(false);
        let ended = JsFuture::from(request(&locks, &name, ask, &asked, on_change.clone())).await;
        asked.answered.set(true);
        if asked.left.get() {
            return;
        }
        if ended.is_err() && !asked.granted.get() {
            // This page may not have locks at all.
            on_change(LockHolder::Here);
            return;
        }
        on_change(LockHolder::Elsewhere);
        ask = LockRequest::Patiently;
    }
}

fn request(
    locks: &Locks,
    name: &str,
    ask: LockRequest,
    asked: &Asked,
    on_change: Rc<dyn Fn(LockHolder)>,
) -> Promise {
    let options = Object::new();
    let set = |option: &str| {
        // A plain object takes any property.
        let _ = Reflect::set(&options, &option.into(), &JsValue::TRUE);
    };
    match ask {
        LockRequest::Now => set("ifAvailable"),
        LockRequest::Patiently => {}
        LockRequest::ByForce => set("steal"),
    }
    let asked = asked.clone();
    let granted = move |lock: JsValue| {
        if lock.is_null() || asked.left.get() {
            return JsValue::UNDEFINED;
        }
        asked.granted.set(true);
        asked.answered.set(true);
        let release_promise =
            Promise::new(&mut |release, _| *asked.release.borrow_mut() = Some(release));
        on_change(LockHolder::Here);
        release_promise.into()
    };
    let granted = Closure::<dyn FnMut(JsValue) -> JsValue>::once_into_js(granted);
    locks.request(name, &options, granted.unchecked_ref())
}

fn manager() -> Option<Locks> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    (!locks.is_undefined()).then(|| locks.unchecked_into())
}
