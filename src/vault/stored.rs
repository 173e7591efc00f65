//! The result of reading a key.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// The result of reading a key.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stored<T = Value> {
    /// There is nothing under the key.
    Missing,
    /// The value.
    Value(T),
    /// The value, but the other slot is damaged: this may be an older value.
    Recovered(T),
    /// Unreadable. It is left where it is.
    Damaged,
    /// A newer program wrote it. It is left where it is.
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
    /// Parses the value, or the part of it that `T` asks for. A text of any other form counts as
    /// damaged.
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
