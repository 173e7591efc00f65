//! The wake lock: while a match is on screen, the screen remains on.

use super::maybe::{ask, navigator_part, part};
use js_sys::Array;
use leptos::prelude::document;
use leptos::task::spawn_local;
use std::cell::RefCell;
use wasm_bindgen::JsValue;

thread_local! {
    static LOCK: RefCell<Lock> = const { RefCell::new(Lock { wanted: false, held: None }) };
}

struct Lock {
    wanted: bool,
    /// The browser's sentinel. It reports itself when the browser takes the lock back.
    held: Option<JsValue>,
}

/// Does the browser have such a lock?
pub fn can_keep_awake() -> bool {
    navigator_part("wakeLock").is_some()
}

/// Asks for the lock, again if the browser took it back, or gives it up. If the browser refuses,
/// for example because the battery is low, the app accepts that.
pub fn keep_awake(wanted: bool) {
    let held = LOCK.with_borrow_mut(|lock| {
        lock.wanted = wanted;
        lock.held.take_if(|held| !wanted || is_released(held))
    });
    if let Some(held) = held {
        // A lock that was released already may be released again.
        give_up(held);
    }
    let has_one = LOCK.with_borrow(|lock| lock.held.is_some());
    if wanted && !has_one && !document().hidden() {
        spawn_local(request());
    }
}

async fn request() {
    let Some(lock) = navigator_part("wakeLock") else { return };
    let Some(sentinel) = ask(&lock, "request", &Array::of1(&"screen".into())).await else { return };
    // The match may have ended by now, or another request may have been granted.
    let surplus = LOCK.with_borrow_mut(|lock| {
        if lock.wanted { lock.held.replace(sentinel) } else { Some(sentinel) }
    });
    if let Some(surplus) = surplus {
        give_up(surplus);
    }
}

fn is_released(sentinel: &JsValue) -> bool {
    part(sentinel, "released").is_none_or(|released| released.is_truthy())
}

fn give_up(sentinel: JsValue) {
    spawn_local(async move {
        let _ = ask(&sentinel, "release", &Array::new()).await;
    });
}
