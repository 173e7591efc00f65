//! Phones: the messages between the tablet and a phone.
//!
//! The tablet runs the match. [`Phones`] is its end: after each step it sends every phone its seat's view, and it
//! validates the phone's requests. [`Holding`] is a phone's end: it builds a [`Session`](super::Session) from the
//! messages. They contain no text, no seed and no card of another seat: a phone makes its texts from its view.

mod holding;
mod lobby;
mod phones;
mod said;
mod shown;

pub use holding::Holding;
pub use lobby::{Lobby, Place};
pub use phones::{Heard, Phones};
pub use said::{Ask, Said};
pub use shown::{Head, Message};

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

/// Why a connection between a tablet and a phone closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
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
    ends: Fault,
}

/// The message with the reason why the connection closes.
pub fn farewell(ends: Fault) -> String {
    // Plain data: it can be written.
    serde_json::to_string(&Farewell { version: VERSION, ends }).unwrap_or_default()
}

/// The message in a text, of any version.
fn parsed(text: &str) -> Result<Value, Fault> {
    if text.len() > LONGEST {
        return Err(Fault::TooLong);
    }
    serde_json::from_str(text).map_err(|_| Fault::Unreadable)
}

/// The same message, if it is of this version; one of another version need not be readable otherwise.
fn of_this_version(message: Value) -> Result<Value, Fault> {
    match message.get("version").and_then(Value::as_u64) {
        Some(version) if version == u64::from(VERSION) => Ok(message),
        Some(_) => Err(Fault::Version),
        None => Err(Fault::Unreadable),
    }
}
