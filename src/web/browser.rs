//! The browser as the device under the app.

use crate::ui::{Device, Fetched, NotKept, Stored};
use gloo_storage::errors::StorageError;
use gloo_storage::{LocalStorage, Storage};
use leptos::prelude::{document, window};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// All keys begin so: other apps of the same origin share the storage.
const PREFIX: &str = "mallard/";

/// The browser. Where it denies storage, values live in memory as long as the page.
#[derive(Debug)]
pub struct Browser {
    memory: Option<Mutex<BTreeMap<String, Value>>>,
}

impl Browser {
    /// Finds out what the browser grants.
    pub fn new() -> Self {
        Self { memory: (!storage_is_granted()).then(Mutex::default) }
    }
}

impl Default for Browser {
    fn default() -> Self {
        Self::new()
    }
}

/// Reading the property throws where cookies are blocked, and `gloo-storage` would panic.
fn storage_is_granted() -> bool {
    matches!(window().local_storage(), Ok(Some(_)))
}

impl Device for Browser {
    fn read(&self, key: &str) -> Stored {
        if let Some(memory) = &self.memory {
            let memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
            return memory.get(key).cloned().map_or(Stored::Missing, Stored::Value);
        }
        match LocalStorage::get(format!("{PREFIX}{key}")) {
            Ok(value) => Stored::Value(value),
            Err(StorageError::KeyNotFound(_)) => Stored::Missing,
            Err(_) => Stored::Damaged,
        }
    }

    fn write(&self, key: &str, value: &Value) -> Result<(), NotKept> {
        if let Some(memory) = &self.memory {
            let mut memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
            memory.insert(key.to_owned(), value.clone());
            return Ok(());
        }
        LocalStorage::set(format!("{PREFIX}{key}"), value).map_err(|_| NotKept)
    }

    fn remove(&self, key: &str) {
        if let Some(memory) = &self.memory {
            memory.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
        } else {
            LocalStorage::delete(format!("{PREFIX}{key}"));
        }
    }

    fn keys(&self, prefix: &str) -> Vec<String> {
        if let Some(memory) = &self.memory {
            let memory = memory.lock().unwrap_or_else(PoisonError::into_inner);
            return memory.keys().filter(|key| key.starts_with(prefix)).cloned().collect();
        }
        let storage = LocalStorage::raw();
        (0..LocalStorage::length())
            .filter_map(|number| storage.key(number).ok().flatten())
            .filter_map(|key| key.strip_prefix(PREFIX).map(ToOwned::to_owned))
            .filter(|key| key.starts_with(prefix))
            .collect()
    }

    fn lasting(&self) -> bool {
        self.memory.is_none()
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
