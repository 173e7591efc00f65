//! A storage for tests.

use mallard_store::{KeyValueBackend, StoreError};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard};

type Texts = BTreeMap<String, String>;

/// A storage that can be full, or claim to have stored a text that it did not.
#[derive(Default, Debug)]
pub struct Fake {
    texts: Mutex<Texts>,
    full: AtomicBool,
    forgets: AtomicBool,
    reads: AtomicUsize,
}

impl KeyValueBackend for Fake {
    fn get(&self, name: &str) -> Option<String> {
        self.reads.fetch_add(1, Ordering::Relaxed);
        self.lock().get(name).cloned()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), StoreError> {
        if self.full.load(Ordering::Relaxed) {
            return Err(StoreError);
        }
        if !self.forgets.load(Ordering::Relaxed) {
            self.put(name, text);
        }
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.lock().remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }
}

impl Fake {
    fn lock(&self) -> MutexGuard<'_, Texts> {
        self.texts.lock().expect("no test panics with it")
    }

    pub fn put(&self, name: &str, text: &str) {
        self.lock().insert(name.to_owned(), text.to_owned());
    }

    /// Makes it refuse everything, or accept again.
    pub fn set_full(&self, full: bool) {
        self.full.store(full, Ordering::Relaxed);
    }

    /// Makes it claim to have stored texts that it drops.
    pub fn set_forgets(&self, forgets: bool) {
        self.forgets.store(forgets, Ordering::Relaxed);
    }

    /// How many texts were read since it was asked last.
    pub fn reads(&self) -> usize {
        self.reads.swap(0, Ordering::Relaxed)
    }

    /// All its texts.
    pub fn texts(&self) -> BTreeMap<String, String> {
        self.lock().clone()
    }
}
