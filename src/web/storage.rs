//! The browser's storage, its clock and its luck.

use super::leaving;
use super::local::{Local, is_granted};
use super::memory::Memory;
use crate::device::Storage;
use crate::vault::Cells;
use std::sync::OnceLock;

static BROWSER: OnceLock<Browser> = OnceLock::new();

#[derive(Debug)]
struct Browser {
    /// Does it grant a storage?
    granted: bool,
}

/// The browser's storage. Values that it refuses are in memory as long as the page is open.
pub fn storage() -> &'static dyn Storage {
    BROWSER.get_or_init(|| Browser { granted: is_granted() })
}

impl Storage for Browser {
    fn lasting(&self) -> Option<&dyn Cells> {
        self.granted.then_some(&Local)
    }

    fn memory(&self) -> &dyn Cells {
        &Memory
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

    /// While a match is only in memory, the page asks before it goes. Without a storage it would
    /// always ask, and no answer would help.
    fn warn(&self, unsaved: bool) {
        leaving::ask_first(unsaved);
    }
}
