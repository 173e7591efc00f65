//! The browser's local storage as a vault's cells.

use super::until::Until;
use crate::vault::{Cells, NotKept, names_of};
use gloo_storage::{LocalStorage, Storage};
use js_sys::{Function, Reflect};
use leptos::ev;
use leptos::prelude::{window, window_event_listener};
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// All names begin with this: other apps of the same origin share the storage.
const PREFIX: &str = "mallard/";

/// Is there a storage at all? Reading the property throws if cookies are blocked, and
/// `gloo-storage` would panic.
pub(super) fn is_granted() -> bool {
    matches!(window().local_storage(), Ok(Some(_)))
}

/// The storage; use it only if it [`is_granted`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Local;

/// The name under which the storage keeps it.
pub(super) fn full(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// Calls `told` whenever another tab or window has written or deleted a value.
pub fn notice(key: &str, told: Box<dyn Fn()>) -> Until {
    let names = names_of(key).map(|name| full(&name));
    let handle = window_event_listener(ev::storage, move |event| {
        // Without a name: everything was deleted.
        if event.key().is_none_or(|key| names.contains(&key)) {
            told();
        }
    });
    Until::dropped(move || handle.remove())
}

impl Cells for Local {
    fn get(&self, name: &str) -> Option<String> {
        let (storage, name) = (LocalStorage::raw(), full(name));
        // The text itself, not yet copied into the program.
        let get_item: Function = Reflect::get(&storage, &"getItem".into()).ok()?.dyn_into().ok()?;
        let raw = get_item.call1(&storage, &name.as_str().into()).ok()?;
        text(name, raw)
    }

    fn set(&self, name: &str, text: &str) -> Result<(), NotKept> {
        LocalStorage::raw().set_item(&full(name), text).map_err(|_| NotKept)
    }

    fn remove(&self, name: &str) {
        LocalStorage::delete(full(name));
    }

    fn names(&self) -> Vec<String> {
        let storage = LocalStorage::raw();
        let names = (0..LocalStorage::length()).filter_map(|at| storage.key(at).ok().flatten());
        names.filter_map(|name| Some(name.strip_prefix(PREFIX)?.to_owned())).collect()
    }
}

/// How many texts are remembered: both slots of a match, and one more.
const REMEMBERED: usize = 3;

/// A text that was read lately. A long match is read several times at each step, and another tab hardly
/// ever changes it: an unchanged text need not be copied into the program's memory again, which costs
/// more than all else.
struct Read {
    name: String,
    raw: JsValue,
    text: String,
}

thread_local! {
    static READ: RefCell<Vec<Read>> = const { RefCell::new(Vec::new()) };
}

/// The text under a name, which the storage keeps as `raw`.
fn text(name: String, raw: JsValue) -> Option<String> {
    READ.with_borrow_mut(|read| {
        if let Some(at) = read.iter().position(|known| known.name == name) {
            if read[at].raw == raw {
                return Some(read[at].text.clone());
            }
            read.remove(at);
        }
        let text = raw.as_string()?;
        if read.len() == REMEMBERED {
            read.remove(0);
        }
        read.push(Read { name, raw, text: text.clone() });
        Some(text)
    })
}
