//! What a match needs of the device: storage, a clock, and luck.

use crate::vault::{NotKept, Stored, Texts};
use std::fmt::Debug;

/// Values by key, as JSON texts, as the device keeps them. Values that it refuses are in memory as
/// long as the page is open.
pub trait Storage: Send + Sync + Debug {
    /// Reads a value.
    fn read(&self, key: &str) -> Stored<String>;
    /// Keeps a value, replacing an older one.
    ///
    /// # Errors
    /// [`NotKept`]; the older value is untouched in storage, the new one in memory.
    fn write(&self, key: &str, text: &str) -> Result<(), NotKept> {
        self.write_over(&mut self.texts(key), key, text)
    }
    /// The same over the texts that [`Self::texts`] has just read, so that storage is not read
    /// again. They become what is in storage afterwards.
    ///
    /// # Errors
    /// [`NotKept`], as for [`Self::write`].
    fn write_over(&self, texts: &mut Texts, key: &str, text: &str) -> Result<(), NotKept>;
    /// Is the value in storage as it was written last?
    fn is_kept(&self, key: &str) -> bool;
    /// Is a value only in memory, while another tab or window has written the one in storage?
    fn is_overtaken(&self, key: &str) -> bool;
    /// Takes a value that is only in memory, so that the one in storage is read again.
    fn take_unsaved(&self, key: &str) -> Option<String>;
    /// The texts of a key as they are in storage, readable or not.
    fn texts(&self, key: &str) -> Texts;
    /// Forgets a value.
    fn remove(&self, key: &str);
    /// All keys that begin with `prefix`.
    fn keys(&self, prefix: &str) -> Vec<String>;
    /// The time in milliseconds since 1970.
    fn now(&self) -> u64;
    /// A random number for a seed.
    fn random(&self) -> u64;
}

/// Who has something that only one tab or window may have at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Held {
    /// This one.
    Here,
    /// Another one.
    Elsewhere,
}
