//! The browser's storage, its clock and its random numbers.

use super::memory::PageMemory;
use super::page::dispatch_detail;
use super::unload;
use super::until::DropGuard;
use gloo_storage::{LocalStorage, Storage as _};
use js_sys::{Function, Reflect};
use leptos::ev;
use leptos::prelude::{window, window_event_listener};
use mallard_device::is_match_key;
use mallard_store::{KeyValueBackend, Storage, StoreError, names_of};
use std::cell::RefCell;
use std::sync::OnceLock;
use wasm_bindgen::{JsCast, JsValue};

static BROWSER: OnceLock<Browser> = OnceLock::new();

#[derive(Debug)]
struct Browser {
    /// Does it grant a storage?
    granted: bool,
}

/// The browser's storage. Values that it refuses are in memory as long as the page is open.
pub fn storage() -> &'static dyn Storage {
    BROWSER.get_or_init(|| Browser { granted: is_granted() })
}

impl Storage for Browser {
    fn lasting(&self) -> Option<&dyn KeyValueBackend> {
        self.granted.then_some(&Local)
    }

    fn memory(&self) -> &dyn KeyValueBackend {
        &PageMemory
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole milliseconds since 1970 fit"
    )]
    fn now(&self) -> u64 {
        js_sys::Date::now() as u64
    }

    fn random(&self) -> u64 {
        // Without a source of randomness no page could be secure; browsers always have one.
        getrandom::u64().expect("the browser has a source of randomness")
    }

    /// While a match is only in memory, the page asks before it closes. Without a storage it would always ask, and no
    /// answer would help.
    fn warn(&self, unsaved: &[String]) {
        unload::ask_first(unsaved.iter().any(|key| is_match_key(key)));
    }
}

/// The event of a change, for the page's journal (`assets/page/journal.js`).
const STORED_EVENT: &str = "mallard:stored";

/// All names begin with this: other apps of the same origin share the storage.
const KEY_PREFIX: &str = "mallard/";

/// Does the browser grant a storage? Reading the property throws if cookies are blocked, and `gloo-storage` would
/// panic.
fn is_granted() -> bool {
    matches!(window().local_storage(), Ok(Some(_)))
}

/// The browser's local storage as the store's backend; use it only if it [`is_granted`].
#[derive(Clone, Copy, Debug)]
struct Local;

/// The name in the storage.
pub(super) fn full(name: &str) -> String {
    format!("{KEY_PREFIX}{name}")
}

/// Calls `on_change` whenever another tab or window has written or deleted a value.
pub fn watch_key(key: &str, on_change: Box<dyn Fn()>) -> DropGuard {
    let names = names_of(key).map(|name| full(&name));
    let handle = window_event_listener(ev::storage, move |event| {
        // Without a name: everything was deleted.
        if event.key().is_none_or(|key| names.contains(&key)) {
            on_change();
        }
    });
    DropGuard::dropped(move || handle.remove())
}

impl KeyValueBackend for Local {
    fn get(&self, name: &str) -> Option<String> {
        let (storage, name) = (LocalStorage::raw(), full(name));
        // The text itself, not yet copied into the program.
        let get_item: Function = Reflect::get(&storage, &"getItem".into()).ok()?.dyn_into().ok()?;
        let raw = get_item.call1(&storage, &name.as_str().into()).ok()?;
        text(name, raw)
    }

    fn set(&self, name: &str, text: &str) -> Result<(), StoreError> {
        let name = full(name);
        LocalStorage::raw().set_item(&name, text).map_err(|_| StoreError)?;
        dispatch_detail(STORED_EVENT, &name);
        Ok(())
    }

    fn remove(&self, name: &str) {
        let name = full(name);
        LocalStorage::delete(&name);
        dispatch_detail(STORED_EVENT, &name);
    }

    fn names(&self) -> Vec<String> {
        let storage = LocalStorage::raw();
        let names = (0..LocalStorage::length()).filter_map(|at| storage.key(at).ok().flatten());
        names.filter_map(|name| Some(name.strip_prefix(KEY_PREFIX)?.to_owned())).collect()
    }
}

/// How many texts are cached: both slots of a match, and one more.
const CACHE_SIZE: usize = 3;

/// A text that was read recently. A long match is read several times at each step, and another tab hardly ever changes
/// it: an unchanged text need not be copied into the program's memory again, which costs more than all else.
struct Read {
    name: String,
    raw: JsValue,
    text: String,
}

thread_local! {
    static CACHE: RefCell<Vec<Read>> = const { RefCell::new(Vec::new()) };
}

/// The text under a name, whose value in the storage is `raw`.
fn text(name: String, raw: JsValue) -> Option<String> {
    CACHE.with_borrow_mut(|read| {
        if let Some(at) = read.iter().position(|known| known.name == name) {
            if read[at].raw == raw {
                return Some(read[at].text.clone());
            }
            read.remove(at);
        }
        let text = raw.as_string()?;
        if read.len() == CACHE_SIZE {
            read.remove(0);
        }
        read.push(Read { name, raw, text: text.clone() });
        Some(text)
    })
}
