//! The browser's storage, and the memory of what it does not take.

use super::browser::Browser;
use super::{leaving, memory};
use crate::session::Storage;
use crate::vault::{NotKept, Stored};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Keys that begin so hold what a person would miss; what else is lost can be tapped again.
const MISSED: &str = "match/";

/// A value that the storage did not take.
#[derive(Serialize, Deserialize)]
struct Unsaved {
    value: Value,
    /// What lay in storage then.
    over: Vec<String>,
}

fn unsaved(key: &str) -> Option<Unsaved> {
    serde_json::from_str(&memory::get(key)?).ok()
}

fn set_unsaved(key: &str, unsaved: Unsaved) {
    if let Ok(text) = serde_json::to_string(&unsaved) {
        memory::set(key, &text);
    }
}

impl Browser {
    /// While a match is in memory only, the page does not go without a question. Without a storage
    /// it would always ask, and no answer would help.
    fn ask_before_leaving(self) {
        let missed = || memory::keys().iter().any(|key| key.starts_with(MISSED));
        leaving::ask_first(self.vault.is_some() && missed());
    }
}

impl Storage for Browser {
    fn read(&self, key: &str) -> Stored {
        match (unsaved(key), &self.vault) {
            (Some(unsaved), _) => Stored::Value(unsaved.value),
            (None, Some(vault)) => vault.read(key),
            (None, None) => Stored::Missing,
        }
    }

    fn write(&self, key: &str, value: &Value) -> Result<(), NotKept> {
        let written = self.vault.as_ref().map(|vault| vault.write(key, value, self.now()));
        match written {
            Some(Ok(())) => memory::remove(key),
            _ => set_unsaved(key, Unsaved { value: value.clone(), over: self.texts(key) }),
        }
        self.ask_before_leaving();
        // Without a storage nothing more was promised; the screens say so.
        written.unwrap_or(Ok(()))
    }

    fn is_kept(&self, key: &str) -> bool {
        self.vault.is_none() || memory::get(key).is_none()
    }

    fn is_overtaken(&self, key: &str) -> bool {
        unsaved(key).is_some_and(|unsaved| unsaved.over != self.texts(key))
    }

    fn take_unsaved(&self, key: &str) -> Option<Value> {
        let unsaved = unsaved(key)?;
        memory::remove(key);
        self.ask_before_leaving();
        Some(unsaved.value)
    }

    fn texts(&self, key: &str) -> Vec<String> {
        self.vault.as_ref().map(|vault| vault.texts(key)).unwrap_or_default()
    }

    fn remove(&self, key: &str) {
        memory::remove(key);
        if let Some(vault) = &self.vault {
            vault.remove(key);
        }
        self.ask_before_leaving();
    }

    fn keys(&self, prefix: &str) -> Vec<String> {
        let mut keys = memory::keys();
        keys.retain(|key| key.starts_with(prefix));
        if let Some(vault) = &self.vault {
            let stored = vault.keys(prefix).into_iter();
            keys.extend(stored.filter(|key| memory::get(key).is_none()));
        }
        keys
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
}
