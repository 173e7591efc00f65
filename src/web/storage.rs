//! The browser's storage, its clock and its luck.

use super::leaving;
use super::local::{Local, is_granted};
use super::memory::Memory;
use crate::device::Storage;
use crate::vault::{Keeper, NotKept, Stored, Texts, Vault};

/// Keys that begin with this hold values that a person would miss; a few taps make the others
/// again.
const MISSED: &str = "match/";

/// The browser's storage. Values that it refuses are in memory as long as the page is open.
#[derive(Clone, Copy, Debug)]
pub struct Browser {
    keeper: Keeper<Local, Memory>,
}

impl Default for Browser {
    fn default() -> Self {
        Self::new()
    }
}

impl Browser {
    /// The browser, with its storage if it grants one.
    pub fn new() -> Self {
        let vault = is_granted().then(|| Vault::new(Local));
        Self { keeper: Keeper::new(vault, Memory) }
    }

    /// Will values still be there tomorrow? Not if storage is denied.
    pub const fn lasting(self) -> bool {
        self.keeper.is_lasting()
    }

    /// The bytes of all texts in storage, with their names.
    pub fn used(self) -> usize {
        let bytes = |key: &str| -> usize {
            let texts = self.keeper.texts(key).to_vec();
            texts.iter().map(|text| key.len() + text.len()).sum()
        };
        self.keeper.keys("").iter().map(|key| bytes(key)).sum()
    }

    /// While a match is only in memory, the page asks before it goes. Without a storage it would
    /// always ask, and no answer would help.
    fn ask_before_leaving(self) {
        leaving::ask_first(self.keeper.has_unsaved(MISSED));
    }
}

impl Storage for Browser {
    fn read(&self, key: &str) -> Stored<String> {
        self.keeper.read(key)
    }

    fn write_over(&self, texts: &mut Texts, key: &str, text: &str) -> Result<(), NotKept> {
        let written = self.keeper.write_over(texts, key, text, self.now());
        self.ask_before_leaving();
        written
    }

    fn is_kept(&self, key: &str) -> bool {
        self.keeper.is_kept(key)
    }

    fn is_overtaken(&self, key: &str) -> bool {
        self.keeper.is_overtaken(key)
    }

    fn take_unsaved(&self, key: &str) -> Option<String> {
        let text = self.keeper.take_unsaved(key)?;
        self.ask_before_leaving();
        Some(text)
    }

    fn texts(&self, key: &str) -> Texts {
        self.keeper.texts(key)
    }

    fn remove(&self, key: &str) {
        self.keeper.remove(key);
        self.ask_before_leaving();
    }

    fn keys(&self, prefix: &str) -> Vec<String> {
        self.keeper.keys(prefix)
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
