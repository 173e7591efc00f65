//! The browser as the device under the app.

use super::memory;
use crate::ui::{Device, Fetched, NotKept, Stored};
use gloo_storage::errors::StorageError;
use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::{document, window};
use serde_json::Value;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// All keys begin so: other apps of the same origin share the storage.
const PREFIX: &str = "mallard/";

/// The browser. What its storage does not take lives in memory as long as the page.
#[derive(Clone, Copy, Debug)]
pub struct Browser {
    /// Is there a storage at all?
    storage: bool,
}

impl Browser {
    /// Finds out what the browser grants.
    pub fn new() -> Self {
        // Reading the property throws where cookies are blocked, and `gloo-storage` would panic.
        Self { storage: matches!(window().local_storage(), Ok(Some(_))) }
    }
}

impl Default for Browser {
    fn default() -> Self {
        Self::new()
    }
}

fn full(key: &str) -> String {
    format!("{PREFIX}{key}")
}

impl Device for Browser {
    fn read(&self, key: &str) -> Stored {
        let key = full(key);
        if let Some(value) = memory::get(&key) {
            return serde_json::from_str(&value).map_or(Stored::Damaged, Stored::Value);
        }
        if !self.storage {
            return Stored::Missing;
        }
        match LocalStorage::get(key) {
            Ok(value) => Stored::Value(value),
            Err(StorageError::KeyNotFound(_)) => Stored::Missing,
            Err(_) => Stored::Damaged,
        }
    }

    fn write(&self, key: &str, value: &Value) -> Result<(), NotKept> {
        let key = full(key);
        if self.storage && LocalStorage::set(&key, value).is_ok() {
            memory::remove(&key);
            return Ok(());
        }
        memory::set(&key, &value.to_string());
        // Without a storage nothing more was promised; the screens say so.
        if self.storage { Err(NotKept) } else { Ok(()) }
    }

    fn is_kept(&self, key: &str) -> bool {
        !self.storage || memory::get(&full(key)).is_none()
    }

    fn remove(&self, key: &str) {
        let key = full(key);
        memory::remove(&key);
        if self.storage {
            LocalStorage::delete(key);
        }
    }

    fn keys(&self, prefix: &str) -> Vec<String> {
        let mut keys = memory::keys();
        if self.storage {
            let storage = LocalStorage::raw();
            let stored = (0..LocalStorage::length()).filter_map(|n| storage.key(n).ok().flatten());
            keys.extend(stored.filter(|key| memory::get(key).is_none()));
        }
        let ours = keys.iter().filter_map(|key| key.strip_prefix(PREFIX));
        ours.filter(|key| key.starts_with(prefix)).map(ToOwned::to_owned).collect()
    }

    fn lasting(&self) -> bool {
        self.storage
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

    fn languages(&self) -> Vec<String> {
        let languages = window().navigator().languages();
        languages.iter().filter_map(|tag| tag.as_string()).collect()
    }

    fn fetch(&self, path: &str) -> Fetched {
        let request = window().fetch_with_str(path);
        Box::pin(async move {
            let response: web_sys::Response =
                JsFuture::from(request).await.ok()?.dyn_into().ok()?;
            if !response.ok() {
                return None;
            }
            JsFuture::from(response.text().ok()?).await.ok()?.as_string()
        })
    }

    fn mark_root(&self, attribute: &str, value: &str) {
        let Some(root) = document().document_element() else { return };
        // Fails only for attribute names that cannot be; ours are constants.
        let _ = if value.is_empty() {
            root.remove_attribute(attribute)
        } else {
            root.set_attribute(attribute, value)
        };
    }

    fn title(&self, title: &str) {
        document().set_title(title);
    }
}
