//! The messages in both directions. Each is JSON: the version, and the message by its kind.

use super::connection_message::ConnectionMessage;
use super::lobby::Lobby;
use super::{LONGEST_MESSAGE, PhoneError, VERSION};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message of the tablet. The match is plain data until its game is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TabletMessage<M = Value> {
    /// The tablet closes the connection. It is read in any version.
    End(PhoneError),
    Connection(ConnectionMessage),
    /// The players who are connected, before the match begins.
    Lobby(Lobby),
    /// The answer to a heartbeat.
    Heartbeat {
        /// Does the tablet show a match in which this phone plays?
        plays: bool,
    },
    /// The match, in the view of one seat: for [`PhoneSession::receive`](super::PhoneSession::receive).
    Match(M),
}

/// A message of a phone. Its request is plain data until the game is known.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhoneMessage<R = Value> {
    Connection(ConnectionMessage),
    /// The phone is still there. The tablet answers.
    Heartbeat,
    Request {
        /// The number of the position that the phone shows; 0 before the first.
        at: u32,
        /// The request ([`PhoneRequest`]).
        ask: R,
    },
}

/// A request of a phone, always for its own seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhoneRequest<A> {
    /// Show everything from the start.
    Hello,
    Play(A),
    Undo,
    /// The player has seen the pause, or the cards that the next decision hides.
    Seen,
}

#[derive(Serialize)]
struct Envelope<'a, M> {
    version: u32,
    message: &'a M,
}

fn written(message: &impl Serialize) -> String {
    // Plain data: it can be written.
    serde_json::to_string(&Envelope { version: VERSION, message }).unwrap_or_default()
}

/// The message in a text. Of another version only [`TabletMessage::End`] is read: the rest need not be readable.
fn read<M: DeserializeOwned>(text: &str) -> Result<M, PhoneError> {
    if text.len() > LONGEST_MESSAGE {
        return Err(PhoneError::TooLong);
    }
    let mut envelope: Value = serde_json::from_str(text).map_err(|_| PhoneError::Unreadable)?;
    let version = envelope.get("version").and_then(Value::as_u64).ok_or(PhoneError::Unreadable)?;
    let message = envelope.get_mut("message").map(Value::take).unwrap_or_default();
    if let Some(reason) = message.get("end") {
        return Err(PhoneError::deserialize(reason).unwrap_or(PhoneError::Unreadable));
    }
    if version != u64::from(VERSION) {
        return Err(PhoneError::Version);
    }
    M::deserialize(&message).map_err(|_| PhoneError::Unreadable)
}

impl<M: Serialize> TabletMessage<M> {
    pub fn written(&self) -> String {
        written(self)
    }
}

impl TabletMessage {
    /// Reads a message.
    ///
    /// # Errors
    /// [`PhoneError`], also if the message closes the connection.
    pub fn read(text: &str) -> Result<Self, PhoneError> {
        read(text)
    }
}

impl<R: Serialize> PhoneMessage<R> {
    pub fn written(&self) -> String {
        written(self)
    }
}

impl PhoneMessage {
    /// Reads a message; [`MessageLimits`](super::MessageLimits) does it for a connection.
    pub(super) fn read(text: &str) -> Result<Self, PhoneError> {
        read(text)
    }
}

#[cfg(test)]
mod tests {
    use super::super::ReturnTicket;
    use super::*;

    /// A message of a phone, without a game.
    type Message = PhoneMessage<PhoneRequest<()>>;

    #[test]
    fn a_message_about_the_connection_is_read_back_on_both_sides() {
        let reserve =
            ConnectionMessage::Reserve { number: 7, description: String::from("BGEtWjk") };
        let ticket = |number: u16, credentials| ReturnTicket {
            number,
            description: String::from("BGEtWjk"),
            credentials,
        };
        let agreed = Some((String::from("a+Z9"), String::from("x9VtG/mZr+0qBvJ2nLk4SdTy")));
        let tickets = ConnectionMessage::Tickets(vec![ticket(8, agreed), ticket(9, None)]);
        for message in [ConnectionMessage::Leaves, ConnectionMessage::Replaced, reserve, tickets] {
            let text = Message::Connection(message.clone()).written();
            assert_eq!(PhoneMessage::read(&text), Ok(PhoneMessage::Connection(message.clone())));
            assert_eq!(TabletMessage::read(&text), Ok(TabletMessage::Connection(message)));
        }
        let here = Message::Heartbeat.written();
        assert_eq!(here, "{\"version\":6,\"message\":\"heartbeat\"}");
        let half = here.replace("\"heartbeat\"", "{\"connection\":{\"reserve\":{\"number\":-1}}}");
        assert_eq!(PhoneMessage::read(&half), Err(PhoneError::Unreadable), "{half}");
    }

    #[test]
    fn the_reason_of_an_end_is_read_in_any_version_and_nothing_else() {
        let end = TabletMessage::<()>::End(PhoneError::TooFast).written();
        let hello = Message::Request { at: 0, ask: PhoneRequest::Hello }.written();
        let newer = |text: &str| text.replace("\"version\":6", "\"version\":7");
        assert_eq!(TabletMessage::read(&newer(&end)), Err(PhoneError::TooFast));
        assert_eq!(TabletMessage::read(&end), Err(PhoneError::TooFast));
        assert_eq!(PhoneMessage::read(&newer(&hello)), Err(PhoneError::Version));
        // Messages of version 5 had no kind.
        for older in ["{\"version\":5,\"plays\":true}", "{\"version\":5,\"ends\":\"too_fast\"}"] {
            assert_eq!(TabletMessage::read(older), Err(PhoneError::Version));
        }
        assert_eq!(TabletMessage::read("{\"message\":\"heartbeat\"}"), Err(PhoneError::Unreadable));
    }
}
