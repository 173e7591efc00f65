//! The wake lock: while a match is on screen, the screen remains on.

use super::maybe::{ask, get_property, navigator_property};
use js_sys::Array;
use leptos::prelude::{document, set_timeout};
use leptos::task::spawn_local;
use std::cell::RefCell;
use std::time::Duration;
use wasm_bindgen::JsValue;

/// How long a request may go without an answer before another one is sent.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(2);

thread_local! {
    static LOCK: RefCell<Lock> =
        const { RefCell::new(Lock { wanted: false, asked: false, sentinel: None }) };
}

struct Lock {
    wanted: bool,
    /// Is a request on its way?
    asked: bool,
    /// The browser's sentinel. It reports itself when the browser takes the lock back.
    sentinel: Option<JsValue>,
}

/// Does the browser have such a lock?
pub fn can_keep_awake() -> bool {
    navigator_property("wakeLock").is_some()
}

/// Can the page ask the device to vibrate?
pub fn can_vibrate() -> bool {
    navigator_property("vibrate").is_some()
}

/// Asks for the lock, again if the browser took it back or refused it, or gives it up. The browser may refuse it before
/// the first touch, and while the battery is low; so the caller asks again at each touch.
pub fn keep_awake(wanted: bool) {
    let released = LOCK.with_borrow_mut(|lock| {
        lock.wanted = wanted;
        lock.sentinel.take_if(|sentinel| !wanted || is_released(sentinel))
    });
    if let Some(sentinel) = released {
        // A lock that was released already may be released again.
        give_up(sentinel);
    }
    let has_one = LOCK.with_borrow(|lock| lock.sentinel.is_some() || lock.asked);
    if wanted && !has_one && !document().hidden() {
        set_asked(true);
        set_timeout(|| set_asked(false), REQUEST_TIMEOUT);
        spawn_local(request());
    }
}

fn set_asked(asked: bool) {
    LOCK.with_borrow_mut(|lock| lock.asked = asked);
}

async fn request() {
    let Some(lock) = navigator_property("wakeLock") else { return };
    // An answer that comes late still counts.
    let sentinel = ask(&lock, "request", &Array::of1(&"screen".into())).await;
    set_asked(false);
    let Some(sentinel) = sentinel else { return };
    // The match may have ended by now, or another request may have been granted.
    let surplus = LOCK.with_borrow_mut(|lock| {
        if lock.wanted { lock.sentinel.replace(sentinel) } else { Some(sentinel) }
    });
    if let Some(surplus) = surplus {
        give_up(surplus);
    }
}

fn is_released(sentinel: &JsValue) -> bool {
    get_property(sentinel, "released").is_none_or(|released| released.is_truthy())
}

fn give_up(sentinel: JsValue) {
    spawn_local(async move {
        let _ = ask(&sentinel, "release", &Array::new()).await;
    });
}
