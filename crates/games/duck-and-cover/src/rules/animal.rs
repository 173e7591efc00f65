//! The animals of madness (DNC-22).

use serde::{Deserialize, Serialize};

/// An animal whose sound a seat makes instead of a quack (DNC-22).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animal {
    Cow,
    Dog,
    Cat,
    Sheep,
    Pig,
    Frog,
    Horse,
    Cuckoo,
}

impl Animal {
    /// All animals: one more than the most seats.
    pub const ALL: [Self; 8] = [
        Self::Cow,
        Self::Dog,
        Self::Cat,
        Self::Sheep,
        Self::Pig,
        Self::Frog,
        Self::Horse,
        Self::Cuckoo,
    ];

    /// Its index in [`Self::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}
