//! Faults of a save that could be opened nevertheless.

use mallard_engine::Damage;

/// The fault. Play continues from there only if the user confirms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// The record could be replayed up to this step. It remains unchanged: play continues in a copy.
    Step(Damage),
    /// One of the two slots is damaged, and the other may have an older position.
    Slot,
}
