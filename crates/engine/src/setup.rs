//! The choices made before the deal.

use super::OptionError;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// The largest seed: 53 bits, so that a seed is exact in programs whose numbers are doubles.
pub const MAX_SEED: u64 = (1 << 53) - 1;

/// Everything the deal depends on. The same setup gives the same match on every machine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup<O> {
    /// The number of seats.
    pub seats: u8,
    /// The seed of all randomness in the match.
    pub seed: u64,
    /// The options of the game.
    pub options: O,
}

impl<O: Default> Setup<O> {
    /// A setup with the game's default options.
    pub fn new(seats: u8, seed: u64) -> Self {
        Self { seats, seed, options: O::default() }
    }
}

impl<O> Setup<O> {
    /// Checks the seats, by those that the game is for, and the seed.
    ///
    /// # Errors
    /// If either is out of range.
    pub fn check(&self, seats: RangeInclusive<u8>) -> Result<(), SetupError> {
        match self.seed {
            _ if !seats.contains(&self.seats) => Err(SetupError::Seats),
            0..=MAX_SEED => Ok(()),
            _ => Err(SetupError::Seed),
        }
    }
}

/// The options of a game that has only one form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

/// Why a setup cannot be dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not for this number of seats.
    Seats,
    /// The seed is larger than [`MAX_SEED`].
    Seed,
    /// The options do not fit each other or the number of seats.
    Options(OptionError),
}
