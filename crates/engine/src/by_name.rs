//! Pieces that are written by their names.

/// Writes a value of a type with `Display` and `FromStr` by its name, such as `7h` for a card: in debug output, and in
/// data if the type has `#[serde(try_from = "String", into = "String")]`.
#[macro_export]
macro_rules! by_name {
    ($named:ty) => {
        impl std::fmt::Debug for $named {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl TryFrom<String> for $named {
            type Error = String;

            fn try_from(name: String) -> Result<Self, Self::Error> {
                name.parse()
            }
        }

        impl From<$named> for String {
            fn from(named: $named) -> Self {
                named.to_string()
            }
        }
    };
}
