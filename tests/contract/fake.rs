//! A storage for tests.

use mallard::vault::{Cells, NotKept};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// A storage that can be full, or lie.
#[derive(Default, Debug)]
pub struct Fake {
    texts: Mutex<BTreeMap<String, String>>,
    full: AtomicBool,
    forgets: AtomicBool,
}

impl Cells for &Fake {
    fn get(&self, name: &str) -> Option<String> {
        self.texts.lock().unwrap().get(name).cloned()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), NotKept> {
        if self.full.load(Ordering::Relaxed) {
            return Err(NotKept);
        }
        if !self.forgets.load(Ordering::Relaxed) {
            self.put(name, text);
        }
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.texts.lock().unwrap().remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.texts.lock().unwrap().keys().cloned().collect()
    }
}

impl Fake {
    pub fn put(&self, name: &str, text: &str) {
        self.texts.lock().unwrap().insert(name.to_owned(), text.to_owned());
    }

    /// Takes nothing more, or something again.
    pub fn set_full(&self, full: bool) {
        self.full.store(full, Ordering::Relaxed);
    }

    /// Says that it took what it did not take.
    pub fn set_forgets(&self, forgets: bool) {
        self.forgets.store(forgets, Ordering::Relaxed);
    }

    /// Everything that lies there.
    pub fn texts(&self) -> BTreeMap<String, String> {
        self.texts.lock().unwrap().clone()
    }
}
