//! Phones: the messages between the tablet and a phone.
//!
//! The tablet runs the match. [`PhoneConnections`] is its end: after each step it sends every phone its seat's view,
//! and it validates the phone's requests. [`PhoneSession`] is a phone's end: it builds a [`Session`](super::Session)
//! from the messages. They contain no text, no seed and no card of another seat: a phone makes its texts from its view.

mod connection_message;
mod connections;
mod limits;
mod lobby;
mod phone_session;
mod request;
mod update;

pub use connection_message::{ConnectionMessage, ReturnTicket};
pub use connections::{PhoneConnections, PhoneEffect};
pub use limits::MessageLimits;
pub use lobby::{Lobby, PhoneStatus};
pub use phone_session::PhoneSession;
pub use request::{PhoneMessage, PhoneRequest, is_heartbeat};
pub use update::{MatchMessageHead, TabletMessage, heartbeat_reply};

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the messages. It rises when their form changes.
pub const VERSION: u32 = 5;

/// The longest message that is read, in bytes. The connection refuses a longer one too.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// The longest message that is written, in bytes, as long as one step and one view fit.
const PART: usize = 6 * 1024;

/// The most messages that a phone may send within a second.
pub const MOST_A_SECOND: usize = 20;

/// Why a connection between a tablet and a phone closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhoneError {
    /// The other side has another version of the app.
    Version,
    /// A message is longer than 16 KiB.
    TooLong,
    /// More than 20 messages came within a second.
    TooFast,
    /// A message is malformed or inconsistent.
    Unreadable,
}

/// The message with which a side closes the connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Farewell {
    version: u32,
    ends: PhoneError,
}

/// The message with the reason why the connection closes.
pub fn end_message(ends: PhoneError) -> String {
    // Plain data: it can be written.
    serde_json::to_string(&Farewell { version: VERSION, ends }).unwrap_or_default()
}

/// The message in a text, of any version.
fn parsed(text: &str) -> Result<Value, PhoneError> {
    if text.len() > LONGEST_MESSAGE {
        return Err(PhoneError::TooLong);
    }
    serde_json::from_str(text).map_err(|_| PhoneError::Unreadable)
}

/// The same message, if it is of this version; one of another version need not be readable otherwise.
fn of_this_version(message: Value) -> Result<Value, PhoneError> {
    match message.get("version").and_then(Value::as_u64) {
        Some(version) if version == u64::from(VERSION) => Ok(message),
        Some(_) => Err(PhoneError::Version),
        None => Err(PhoneError::Unreadable),
    }
}
