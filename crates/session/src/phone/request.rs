//! The messages of a phone to the tablet.

use super::{PhoneError, VERSION};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message of a phone.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PhoneMessage<A> {
    version: u32,
    /// The number of the position that the phone shows; 0 before the first.
    pub at: u32,
    /// The request.
    pub ask: PhoneRequest<A>,
}

/// A request of a phone, always for its own seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhoneRequest<A> {
    /// Show everything from the start.
    Hello,
    /// The phone is still there.
    Here,
    /// Play this.
    Play(A),
    /// Take the last step back.
    Undo,
    /// The player has seen the pause, or the cards that the next decision hides.
    Seen,
}

impl<A> PhoneMessage<A> {
    /// A message about the position with number `at`.
    pub const fn new(at: u32, ask: PhoneRequest<A>) -> Self {
        Self { version: VERSION, at, ask }
    }
}

impl<A: Serialize> PhoneMessage<A> {
    /// The message as text.
    pub fn written(&self) -> String {
        // Plain data: it can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl<A: DeserializeOwned> PhoneMessage<A> {
    /// Reads a message that [`MessageLimits`](super::MessageLimits) has checked.
    ///
    /// # Errors
    /// [`PhoneError`].
    pub fn read(message: &Value) -> Result<Self, PhoneError> {
        Self::deserialize(message).map_err(|_| PhoneError::Unreadable)
    }
}

/// Is this message of a phone a heartbeat? The tablet answers it.
pub fn is_heartbeat(message: &Value) -> bool {
    message["ask"] == "here"
}
