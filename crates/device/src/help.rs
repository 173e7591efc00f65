//! The help that a person plays with. The rules are the same for everyone.

use mallard_store::readable;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The help that a person plays with. A value that an older version did not write is the usual one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Help {
    /// Does the table show the cards that all saw and may remember?
    pub memory_aid: bool,
    pub hints: Hints,
    /// Can the person take decisions back?
    pub undo: bool,
    /// Does a card need a second tap?
    pub confirm: bool,
}

/// How many hints a person gets in a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Hints {
    None,
    Three,
    Any,
}

impl Default for Help {
    fn default() -> Self {
        Self { memory_aid: false, hints: Hints::Any, undo: true, confirm: false }
    }
}

impl Help {
    /// Reads stored help; a value that this version does not know is the usual one.
    pub(super) fn read(value: &Value) -> Self {
        let reads = |value: &Value| Self::deserialize(value).is_ok();
        let value = readable(value, &json!(Self::default()), &reads);
        Self::deserialize(value).unwrap_or_default()
    }
}

impl Hints {
    /// In the order of the choices.
    pub const ALL: [Self; 3] = [Self::None, Self::Three, Self::Any];

    /// How many remain after `used`; `None` if they never run out.
    pub fn left(self, used: usize) -> Option<usize> {
        let most = match self {
            Self::None => 0,
            Self::Three => 3,
            Self::Any => return None,
        };
        Some(usize::saturating_sub(most, used))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_of_another_version_keeps_what_this_one_understands() {
        let read = Help::read(&json!({ "memory_aid": true, "hints": "ten", "whispers": 3 }));
        assert_eq!(read, Help { memory_aid: true, ..Help::default() });
        assert_eq!(Help::read(&json!(7)), Help::default());
        let least = Help { hints: Hints::None, undo: false, confirm: true, ..Help::default() };
        assert_eq!(Help::read(&json!(least)), least);
    }

    #[test]
    fn three_hints_run_out_and_any_number_does_not() {
        assert_eq!([0, 2, 3, 4].map(|used| Hints::Three.left(used)), [3, 1, 0, 0].map(Some));
        assert_eq!(Hints::None.left(0), Some(0));
        assert_eq!(Hints::Any.left(99), None);
    }
}
