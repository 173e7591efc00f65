//! What the shared table needs of the device. `web` provides it; the screens never ask the
//! browser themselves, so they can be shown anywhere.

use crate::vault::{NotKept, Stored};
use serde_json::Value;
use std::fmt::Debug;
use std::future::Future;
use std::pin::Pin;

/// A text being fetched; nothing if it cannot be had.
pub type Fetched = Pin<Box<dyn Future<Output = Option<String>>>>;

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
    /// The texts of a key as they lie in storage, whatever they are.
    fn texts(&self, key: &str) -> Vec<String>;
    /// Forgets a value.
    fn remove(&self, key: &str);
    /// All keys that begin so.
    fn keys(&self, prefix: &str) -> Vec<String>;
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
