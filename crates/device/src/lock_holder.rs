//! The lock of a match.

/// Who has the lock that only one tab or window may have at a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockHolder {
    Here,
    Elsewhere,
}
