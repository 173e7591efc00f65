//! Phones: the messages between the tablet and a phone.
//!
//! The tablet runs the match. [`PhoneConnections`] is its end: after each step it sends every phone its seat's view,
//! and it validates the phone's requests. [`PhoneSession`] is a phone's end: it builds a [`Session`](super::Session)
//! from the messages. They contain no text, no seed and no card of another seat: a phone makes its texts from its view.

mod connection_message;
mod connections;
mod limits;
mod lobby;
mod message;
mod phone_session;
mod update;

pub use connection_message::{ConnectionMessage, ReturnTicket};
pub use connections::{PhoneConnections, PhoneEffect};
pub use limits::MessageLimits;
pub use lobby::{Lobby, PhoneStatus};
pub use message::{PhoneMessage, PhoneRequest, TabletMessage};
pub use phone_session::PhoneSession;
pub use update::MatchMessageHead;

use serde::{Deserialize, Serialize};

/// The version of the messages. It rises when their form changes.
pub const VERSION: u32 = 6;

/// The longest message that is read, in bytes. The connection refuses a longer one too.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// The longest message that is written, in bytes, as long as one step and one view fit.
const MAX_PART_BYTES: usize = 6 * 1024;

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
