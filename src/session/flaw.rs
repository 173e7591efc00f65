//! What can be wrong with a save that could be opened all the same.

use crate::engine::Damage;

/// What is wrong. Play goes on from there on a person's word only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The record could be followed to this step. It stays as it is: play goes on in a copy.
    Step(Damage),
    /// One of the two slots is damaged, and the other may hold an older position.
    Slot,
}
