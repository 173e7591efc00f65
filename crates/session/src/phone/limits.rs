//! The checks of every message of a phone, from the first one on.

use super::{LONGEST_MESSAGE, MOST_A_SECOND, PhoneError, PhoneMessage};
use std::collections::VecDeque;

/// Checks the messages of one connection.
#[derive(Clone, Debug, Default)]
pub struct MessageLimits {
    /// The times of its last messages, in milliseconds, by a clock that only goes forward.
    arrivals: VecDeque<u64>,
}

impl MessageLimits {
    /// Reads a message that has come at `now`, by the same clock.
    ///
    /// # Errors
    /// [`PhoneError`]: it is too long, too early after the others, malformed, or of another version.
    pub fn read(&mut self, message: &str, now: u64) -> Result<PhoneMessage, PhoneError> {
        if message.len() > LONGEST_MESSAGE {
            return Err(PhoneError::TooLong);
        }
        self.arrivals.push_back(now);
        while self.arrivals.front().is_some_and(|&at| at + 1000 <= now) {
            self.arrivals.pop_front();
        }
        if self.arrivals.len() > MOST_A_SECOND {
            return Err(PhoneError::TooFast);
        }
        PhoneMessage::read(message)
    }
}
