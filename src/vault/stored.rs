//! What was found under a key.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// What was found under a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stored<T = Value> {
    /// Nothing.
    Missing,
    /// A value.
    Value(T),
    /// A value, but the other slot is damaged: this may be an older one.
    Recovered(T),
    /// Something that cannot be read. It is left where it is.
    Damaged,
    /// What a newer program wrote. It is left where it is.
    Newer,
}

impl<T> Stored<T> {
    /// The value, if there is one.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) | Self::Recovered(value) => Some(value),
            Self::Missing | Self::Damaged | Self::Newer => None,
        }
    }
}

impl Stored<String> {
    /// Reads the value out of its text, or as much of it as the type asks for. A text that is something
    /// else is damaged.
    pub fn parse<T: DeserializeOwned>(self) -> Stored<T> {
        let parse = |text: &str, found: fn(T) -> Stored<T>| {
            serde_json::from_str(text).map_or(Stored::Damaged, found)
        };
        match self {
            Self::Value(text) => parse(&text, Stored::Value),
            Self::Recovered(text) => parse(&text, Stored::Recovered),
            Self::Missing => Stored::Missing,
            Self::Damaged => Stored::Damaged,
            Self::Newer => Stored::Newer,
        }
    }
}
