//! The device of a program: its storage, a clock, and random numbers.

use super::slots::{KeyValueBackend, SlotTexts, Store, StoreError, Stored};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;

/// The device of a program.
pub trait Storage: Send + Sync + Debug {
    /// The cells that last; `None` if the browser grants none.
    fn lasting(&self) -> Option<&dyn KeyValueBackend>;
    /// Cells that last as long as the page: for values that the storage refuses, and for all values if the browser
    /// grants no storage.
    fn memory(&self) -> &dyn KeyValueBackend;
    /// The time in milliseconds since 1970.
    fn now(&self) -> u64;
    /// A random number, for an id or a seed.
    fn random(&self) -> u64;
    /// Receives, after each change, the keys of all values that are only in memory although the browser grants storage.
    fn warn(&self, _unsaved: &[String]) {}
}

/// A value that the storage refused.
#[derive(Serialize, Deserialize)]
struct Unsaved {
    text: String,
    /// The texts in storage at that time.
    over: Vec<String>,
}

/// Values by key, as JSON texts.
impl dyn Storage + '_ {
    fn store(&self) -> Option<Store<&dyn KeyValueBackend>> {
        self.lasting().map(Store::new)
    }

    /// Will values still be there tomorrow?
    pub fn is_lasting(&self) -> bool {
        self.lasting().is_some()
    }

    /// Reads a value; the one in memory, if any, is the latest.
    pub fn read(&self, key: &str) -> Stored<String> {
        self.read_over(&self.texts(key), key)
    }

    /// The same from the texts that `texts` has just read.
    pub fn read_over(&self, texts: &SlotTexts, key: &str) -> Stored<String> {
        self.unsaved(key).map_or_else(|| texts.stored(), |unsaved| Stored::Value(unsaved.text))
    }

    /// Stores a value, replacing an older one. Without a storage, memory alone counts as success.
    ///
    /// # Errors
    /// [`StoreError`]: the older value is untouched in storage, and the new one is in memory.
    pub fn write(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.write_over(&mut self.texts(key), key, text)
    }

    /// The same over the texts that `texts` has just read, so that storage is not read again. They are updated to the
    /// new contents.
    ///
    /// # Errors
    /// [`StoreError`], as for `write`.
    pub fn write_over(
        &self,
        texts: &mut SlotTexts,
        key: &str,
        text: &str,
    ) -> Result<(), StoreError> {
        let written = self.store().map(|store| store.write_over(texts, key, text, self.now()));
        if written == Some(Ok(())) {
            self.memory().remove(key);
        } else {
            let unsaved = Unsaved { text: text.to_owned(), over: texts.to_vec() };
            let unsaved = serde_json::to_string(&unsaved).map_err(|_| StoreError)?;
            self.memory().set(key, &unsaved)?;
        }
        self.note_unsaved();
        written.unwrap_or(Ok(()))
    }

    /// Is the latest value in storage, or does the browser grant no storage?
    pub fn is_persisted(&self, key: &str) -> bool {
        !self.is_lasting() || self.memory().get(key).is_none()
    }

    /// Is a value in memory only, while another tab or window has written the one in storage?
    pub fn is_overtaken(&self, key: &str) -> bool {
        self.unsaved(key).is_some_and(|unsaved| unsaved.over != self.texts(key).to_vec())
    }

    /// Removes a value from memory, so that the one in storage is read again.
    pub fn take_unsaved(&self, key: &str) -> Option<String> {
        let unsaved = self.unsaved(key)?;
        self.memory().remove(key);
        self.note_unsaved();
        Some(unsaved.text)
    }

    /// The texts of a key as they are in storage, readable or not.
    pub fn texts(&self, key: &str) -> SlotTexts {
        self.store().map(|store| store.texts(key)).unwrap_or_default()
    }

    /// Deletes a value.
    pub fn remove(&self, key: &str) {
        self.memory().remove(key);
        if let Some(store) = self.store() {
            store.remove(key);
        }
        self.note_unsaved();
    }

    /// All keys that begin with `prefix`.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let mut keys = self.memory().names();
        keys.retain(|key| key.starts_with(prefix));
        if let Some(store) = self.store() {
            let stored = store.keys(prefix).into_iter();
            keys.extend(stored.filter(|key| self.memory().get(key).is_none()));
        }
        keys
    }

    /// The bytes of all texts in storage, with their names.
    pub fn used(&self) -> usize {
        let bytes = |key: &String| -> usize {
            self.texts(key).to_vec().iter().map(|text| key.len() + text.len()).sum()
        };
        self.keys("").iter().map(bytes).sum()
    }

    fn unsaved(&self, key: &str) -> Option<Unsaved> {
        serde_json::from_str(&self.memory().get(key)?).ok()
    }

    fn note_unsaved(&self) {
        let unsaved = if self.is_lasting() { self.memory().names() } else { Vec::new() };
        self.warn(&unsaved);
    }
}
