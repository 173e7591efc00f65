//! A storage for tests.

use mallard::vault::{Cells, NotKept};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;

/// A storage that can be full, or lie.
#[derive(Default, Debug)]
pub struct Fake {
    texts: RefCell<BTreeMap<String, String>>,
    pub full: Cell<bool>,
    pub forgets: Cell<bool>,
}

impl Cells for &Fake {
    fn get(&self, name: &str) -> Option<String> {
        self.texts.borrow().get(name).cloned()
    }

    fn set(&self, name: &str, text: &str) -> Result<(), NotKept> {
        if self.full.get() {
            return Err(NotKept);
        }
        if !self.forgets.get() {
            self.put(name, text);
        }
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.texts.borrow_mut().remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.texts.borrow().keys().cloned().collect()
    }
}

impl Fake {
    pub fn put(&self, name: &str, text: &str) {
        self.texts.borrow_mut().insert(name.to_owned(), text.to_owned());
    }

    /// Everything that lies there.
    pub fn texts(&self) -> BTreeMap<String, String> {
        self.texts.borrow().clone()
    }
}
