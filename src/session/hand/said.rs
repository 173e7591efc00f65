//! The messages of a phone to the tablet.

use super::{Fault, VERSION, of_this_version, parsed};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A message of a phone.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Said<A> {
    version: u32,
    /// The number of the position that the phone shows; 0 before the first.
    pub at: u32,
    /// The request.
    pub ask: Ask<A>,
}

/// A request of a phone, always for its own seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask<A> {
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

impl<A> Said<A> {
    /// A message about the position with number `at`.
    pub const fn new(at: u32, ask: Ask<A>) -> Self {
        Self { version: VERSION, at, ask }
    }
}

impl<A: Serialize> Said<A> {
    /// The message as text.
    pub fn written(&self) -> String {
        // Plain data: it can be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl<A: DeserializeOwned> Said<A> {
    /// Reads a message.
    ///
    /// # Errors
    /// [`Fault`].
    pub fn read(text: &str) -> Result<Self, Fault> {
        Self::deserialize(&of_this_version(parsed(text)?)?).map_err(|_| Fault::Unreadable)
    }
}
