//! A vault, and a memory for values that its storage refuses.

use super::slots::{Cells, NotKept, Texts, Vault};
use super::stored::Stored;
use serde::{Deserialize, Serialize};

/// Values by key, as JSON texts. Values that the storage refuses go into a memory that lasts as
/// long as the page; without a storage, all values do.
#[derive(Clone, Copy, Debug)]
pub struct Keeper<C, M> {
    vault: Option<Vault<C>>,
    memory: M,
}

/// A value that the storage refused.
#[derive(Serialize, Deserialize)]
struct Unsaved {
    text: String,
    /// The texts in storage at that time.
    over: Vec<String>,
}

impl<C: Cells, M: Cells> Keeper<C, M> {
    /// A keeper with a storage, if there is one, and a memory.
    pub const fn new(vault: Option<Vault<C>>, memory: M) -> Self {
        Self { vault, memory }
    }

    /// Is there a storage?
    pub const fn is_lasting(&self) -> bool {
        self.vault.is_some()
    }

    /// Reads a value; the one in memory, if any, is the latest.
    pub fn read(&self, key: &str) -> Stored<String> {
        match (self.unsaved(key), &self.vault) {
            (Some(unsaved), _) => Stored::Value(unsaved.text),
            (None, Some(vault)) => vault.read_text(key),
            (None, None) => Stored::Missing,
        }
    }

    /// Keeps a value, replacing an older one. `now` is in milliseconds since 1970. Without a
    /// storage, memory alone counts as success.
    ///
    /// # Errors
    /// [`NotKept`]: the older value is untouched in storage, and the new one is in memory.
    pub fn write(&self, key: &str, text: &str, now: u64) -> Result<(), NotKept> {
        self.write_over(&mut self.texts(key), key, text, now)
    }

    /// The same over the texts that [`Self::texts`] has just read, so that storage is not read
    /// again. They become what is in storage afterwards.
    ///
    /// # Errors
    /// [`NotKept`], as for [`Self::write`].
    pub fn write_over(
        &self,
        texts: &mut Texts,
        key: &str,
        text: &str,
        now: u64,
    ) -> Result<(), NotKept> {
        let written = self.vault.as_ref().map(|vault| vault.write_over(texts, key, text, now));
        if written == Some(Ok(())) {
            self.memory.remove(key);
        } else {
            let unsaved = Unsaved { text: text.to_owned(), over: texts.to_vec() };
            self.memory.set(key, &serde_json::to_string(&unsaved).map_err(|_| NotKept)?)?;
        }
        written.unwrap_or(Ok(()))
    }

    /// Is the latest value in storage, or is there no storage to put it in?
    pub fn is_kept(&self, key: &str) -> bool {
        self.vault.is_none() || self.memory.get(key).is_none()
    }

    /// Is a value in memory only, while the texts in storage have changed since?
    pub fn is_overtaken(&self, key: &str) -> bool {
        self.unsaved(key).is_some_and(|unsaved| unsaved.over != self.texts(key).to_vec())
    }

    /// Takes a value out of memory, so that the one in storage is read again.
    pub fn take_unsaved(&self, key: &str) -> Option<String> {
        let unsaved = self.unsaved(key)?;
        self.memory.remove(key);
        Some(unsaved.text)
    }

    /// Is there a storage, and yet a value in memory only whose key begins with `prefix`?
    pub fn has_unsaved(&self, prefix: &str) -> bool {
        self.vault.is_some() && self.memory.names().iter().any(|key| key.starts_with(prefix))
    }

    /// The texts of a key just as they are in storage, readable or not.
    pub fn texts(&self, key: &str) -> Texts {
        self.vault.as_ref().map(|vault| vault.texts(key)).unwrap_or_default()
    }

    /// Deletes a value.
    pub fn remove(&self, key: &str) {
        self.memory.remove(key);
        if let Some(vault) = &self.vault {
            vault.remove(key);
        }
    }

    /// All keys that begin with `prefix`.
    pub fn keys(&self, prefix: &str) -> Vec<String> {
        let mut keys = self.memory.names();
        keys.retain(|key| key.starts_with(prefix));
        if let Some(vault) = &self.vault {
            let stored = vault.keys(prefix).into_iter();
            keys.extend(stored.filter(|key| self.memory.get(key).is_none()));
        }
        keys
    }

    fn unsaved(&self, key: &str) -> Option<Unsaved> {
        serde_json::from_str(&self.memory.get(key)?).ok()
    }
}
