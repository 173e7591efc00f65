//! What a match needs of the device: a place to keep it, a clock, and luck.

use crate::vault::{NotKept, Stored};
use std::fmt::Debug;

/// Values by key, as JSON texts, as the device keeps them. What it does not take lies in memory as long as the
/// page is open.
pub trait Storage: Send + Sync + Debug {
    /// Reads a value.
    fn read(&self, key: &str) -> Stored<String>;
    /// Keeps a value, replacing an older one.
    ///
    /// # Errors
    /// [`NotKept`]; the older value lies untouched in storage, the new one in memory.
    fn write(&self, key: &str, text: &str) -> Result<(), NotKept>;
    /// Does the value lie in storage as it was written last?
    fn is_kept(&self, key: &str) -> bool;
    /// Does a value lie in memory only, while another tab or window has written the one in storage?
    fn is_overtaken(&self, key: &str) -> bool;
    /// Takes a value that lies in memory only, so that the one in storage is read again.
    fn take_unsaved(&self, key: &str) -> Option<String>;
    /// The texts of a key as they lie in storage, whatever they are.
    fn texts(&self, key: &str) -> Vec<String>;
    /// Forgets a value.
    fn remove(&self, key: &str);
    /// All keys that begin so.
    fn keys(&self, prefix: &str) -> Vec<String>;
    /// Milliseconds since 1970.
    fn now(&self) -> u64;
    /// A random number for a seed.
    fn random(&self) -> u64;
}

/// Where something is that only one tab or window may have at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// This one has it.
    Here,
    /// Another one has it.
    Elsewhere,
}
