//! A hand on a phone: what the tablet and a phone say to each other.
//!
//! The tablet owns the match. [`PhoneConnections`] is its end: after each step it shows every phone what that seat may know, and it
//! checks what a phone says. [`PhoneSession`] is a phone's end: it makes a [`Session`](super::Session) of what it was shown. No
//! sentence travels, no seed and no card of another seat: a phone makes its words from its view.

mod connections;
mod lobby;
mod phone_session;
mod request;
mod update;

pub use connections::{PhoneConnections, PhoneEffect};
pub use lobby::{Lobby, PhoneStatus};
pub use phone_session::PhoneSession;
pub use request::{PhoneMessage, PhoneRequest};
pub use update::{MatchMessageHead, TabletMessage};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the messages. It rises when their form changes.
pub const VERSION: u32 = 2;

/// The longest message that is read, in bytes.
pub const LONGEST: usize = 16 * 1024;

/// The longest message that is written, in bytes, as long as one step and one view fit.
const PART: usize = 6 * 1024;

/// The most messages that a phone may send within a second.
pub const MOST_A_SECOND: usize = 20;

/// Why a line between a tablet and a phone ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhoneError {
    /// The other side has another version of the program.
    Version,
    /// A message is longer than 16 KiB.
    TooLong,
    /// More than 20 messages came within a second.
    TooFast,
    /// A message cannot be read, or says what cannot be.
    Unreadable,
}

/// The message with which a side ends the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Farewell {
    version: u32,
    ends: PhoneError,
}

/// The message that says why the line ends.
pub fn farewell(ends: PhoneError) -> String {
    // Plain data: it can be written.
    serde_json::to_string(&Farewell { version: VERSION, ends }).unwrap_or_default()
}

/// The message in a text, of any version.
fn parsed(text: &str) -> Result<Value, PhoneError> {
    if text.len() > LONGEST {
        return Err(PhoneError::TooLong);
    }
    serde_json::from_str(text).map_err(|_| PhoneError::Unreadable)
}

/// The same message, if it is of this version; of another one it need not be readable otherwise.
fn of_this_version(message: Value) -> Result<Value, PhoneError> {
    match message.get("version").and_then(Value::as_u64) {
        Some(version) if version == u64::from(VERSION) => Ok(message),
        Some(_) => Err(PhoneError::Version),
        None => Err(PhoneError::Unreadable),
    }
}
