//! A value that runs a function when it is dropped.

use std::fmt::{Debug, Formatter};

/// Lasts until it is dropped.
pub struct DropGuard(Option<Box<dyn FnOnce()>>);

impl DropGuard {
    pub fn dropped(end: impl FnOnce() + 'static) -> Self {
        Self(Some(Box::new(end)))
    }

    /// Does nothing when it is dropped.
    pub const fn ever() -> Self {
        Self(None)
    }
}

impl Drop for DropGuard {
    fn drop(&mut self) {
        if let Some(end) = self.0.take() {
            end();
        }
    }
}

impl Debug for DropGuard {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("DropGuard").field(&self.0.is_some()).finish()
    }
}
