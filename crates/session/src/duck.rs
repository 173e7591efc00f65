//! The ducks of the players.

use serde::{Deserialize, Serialize};

/// The number of ducks: one for each seat of the largest table.
pub const DUCKS: usize = 9;

const KEYS: [&str; DUCKS] =
    ["drake", "blue", "rose", "slate", "plum", "moss", "chestnut", "amber", "sky"];

/// A duck: a head colour and an accessory. It remains the player's for the whole match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Duck(u8);

impl Duck {
    /// The duck with this number; numbers beyond the last begin again.
    #[expect(clippy::cast_possible_truncation, reason = "there are nine")]
    pub const fn new(number: usize) -> Self {
        Self((number % DUCKS) as u8)
    }

    /// Its name in the sprites and style sheets.
    pub fn key(self) -> &'static str {
        KEYS[usize::from(self.0)]
    }
}

impl From<u8> for Duck {
    fn from(number: u8) -> Self {
        Self::new(usize::from(number))
    }
}

impl From<Duck> for u8 {
    fn from(duck: Duck) -> Self {
        duck.0
    }
}
