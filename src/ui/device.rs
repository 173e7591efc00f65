//! What the shared table needs of the device. `web` provides it; the screens never ask the
//! browser themselves, so they can be shown anywhere.

use crate::vault::{NotKept, Stored};
use serde_json::Value;
use std::fmt::{Debug, Formatter};
use std::future::Future;
use std::pin::Pin;

/// A text being fetched; nothing if it cannot be had.
pub type Fetched = Pin<Box<dyn Future<Output = Option<String>>>>;

/// Where something is that only one tab or window may have at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// This one has it.
    Here,
    /// Another one has it.
    Elsewhere,
}

/// Something that lasts until this is dropped.
pub struct Until(Option<Box<dyn FnOnce()>>);

impl Until {
    /// Lasts until this is dropped, and ends so.
    pub fn dropped(end: impl FnOnce() + 'static) -> Self {
        Self(Some(Box::new(end)))
    }

    /// Nothing has to be ended.
    pub const fn ever() -> Self {
        Self(None)
    }
}

impl Drop for Until {
    fn drop(&mut self) {
        if let Some(end) = self.0.take() {
            end();
        }
    }
}

impl Debug for Until {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Until").field(&self.0.is_some()).finish()
    }
}

/// The device under the app.
pub trait Device: Send + Sync + Debug {
    /// Reads a value.
    fn read(&self, key: &str) -> Stored;
    /// Keeps a value, replacing an older one.
    ///
    /// # Errors
    /// [`NotKept`]; the older value lies untouched in storage, the new one in memory.
    fn write(&self, key: &str, value: &Value) -> Result<(), NotKept>;
    /// Does the value lie in storage as it was written last?
    fn is_kept(&self, key: &str) -> bool;
    /// Does a value lie in memory only, while another tab or window has written the one in storage?
    fn is_overtaken(&self, key: &str) -> bool;
    /// Takes a value that lies in memory only, so that the one in storage is read again.
    fn take_unsaved(&self, key: &str) -> Option<Value>;
    /// The texts of a key as they lie in storage, whatever they are.
    fn texts(&self, key: &str) -> Vec<String>;
    /// Forgets a value.
    fn remove(&self, key: &str);
    /// All keys that begin so.
    fn keys(&self, prefix: &str) -> Vec<String>;
    /// Asks to be the one tab or window that may write a value, and says who that is, whenever it
    /// changes: first as soon as it is known. `by_force` takes it from the one that has it.
    fn claim(&self, key: &str, by_force: bool, told: Box<dyn Fn(Held)>) -> Until;
    /// Tells whenever another tab or window has written or deleted a value.
    fn notice(&self, key: &str, told: Box<dyn Fn()>) -> Until;
    /// Will values still be there tomorrow? Not where storage is denied.
    fn lasting(&self) -> bool;
    /// Milliseconds since 1970.
    fn now(&self) -> u64;
    /// A random number for a seed.
    fn random(&self) -> u64;
    /// The person's languages, the preferred first.
    fn languages(&self) -> Vec<String>;
    /// Fetches a text that belongs to the app.
    fn fetch(&self, path: &str) -> Fetched;
    /// Sets an attribute of the root element, for style sheets and screen readers.
    fn mark_root(&self, attribute: &str, value: &str);
    /// Sets the title of the window.
    fn title(&self, title: &str);
}
