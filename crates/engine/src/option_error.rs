//! Options with which no match can be played.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::fmt;

/// An option whose value makes a match impossible, and its limit.
///
/// Screens offer only playable options; this is for options written by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionError {
    /// The option's name.
    pub option: &'static str,
    /// The limit, in a sentence.
    pub limit: &'static str,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.limit)
    }
}

impl OptionError {
    /// Reads a small number in the data of `from` as a `T`, for serde's `deserialize_with`.
    ///
    /// # Errors
    /// `self` if there is no such choice.
    pub fn read_number<'de, D: Deserializer<'de>, T>(
        self,
        from: D,
        choose: impl FnOnce(u8) -> Option<T>,
    ) -> Result<T, D::Error> {
        let number = u8::deserialize(from).ok();
        number.and_then(choose).ok_or_else(|| D::Error::custom(self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    #[test]
    fn a_number_outside_the_limit_is_refused_with_the_limit() {
        let misfit = OptionError { option: "rounds", limit: "a match has 1 to 9 rounds" };
        let read = |value: Value| {
            let choose = |number| (1..=9).contains(&number).then_some(number);
            misfit.read_number(value, choose).map_err(|error| error.to_string())
        };
        assert_eq!(read(json!(9)), Ok(9));
        for wrong in [json!(0), json!(10), json!(300), json!(-1), json!(1.5), json!("two")] {
            assert_eq!(read(wrong), Err(misfit.limit.to_owned()));
        }
    }
}
