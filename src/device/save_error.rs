//! Faults of a save that could be opened all the same.

use crate::engine::Damage;

/// The fault. Play goes on from there only if a person says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The record could be followed up to this step. It stays as it is: play goes on in a copy.
    Step(Damage),
    /// One of the two slots is damaged, and the other may hold an older position.
    Slot,
}
