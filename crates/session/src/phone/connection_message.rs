//! The messages of both sides about the connection itself.

use super::{PhoneError, VERSION};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A message about the connection, not about the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConnectionMessage {
    /// The tablet ends the connection, or its page closes or reloads: neither a reserve nor a ticket opens any more.
    Leaves,
    /// The seat continues on another page or phone.
    Replaced,
    /// From the tablet: all tickets of the phone, which replace its earlier ones.
    Tickets(Vec<ReturnTicket>),
    /// A reserve connection.
    Reserve {
        /// Its number, higher than those of the phone's earlier ones.
        number: u32,
        /// The session description in letters: from the phone its offer, from the tablet the answer to it.
        description: String,
    },
}

/// A connection that the tablet has prepared. With it a phone returns after its page was reloaded or killed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReturnTicket {
    /// Its number, which no other ticket or code of the tablet's page has.
    pub number: u16,
    /// The session description of the tablet's offer, in letters.
    pub description: String,
    /// The user fragment and the password of the phone. The tablet has set an answer with them already. Without them it
    /// needs a code with those that the phone's browser chooses.
    pub credentials: Option<(String, String)>,
}

#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    connection: &'a ConnectionMessage,
}

impl ConnectionMessage {
    /// The message as text.
    pub fn written(&self) -> String {
        // Plain data: it can be written.
        serde_json::to_string(&Written { version: VERSION, connection: self }).unwrap_or_default()
    }

    /// Reads a message; `None` if it is about the match.
    ///
    /// # Errors
    /// [`PhoneError`].
    pub fn read(message: &Value) -> Result<Option<Self>, PhoneError> {
        let read = message.get("connection").map(Self::deserialize).transpose();
        read.map_err(|_| PhoneError::Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PhoneMessage, PhoneRequest, parsed};
    use super::*;

    #[test]
    fn a_message_about_the_connection_is_read_back_and_no_other_one() {
        let reserve =
            ConnectionMessage::Reserve { number: 7, description: String::from("BGEtWjk") };
        let read = |text: &str| ConnectionMessage::read(&parsed(text)?);
        let ticket = |number: u16, credentials| ReturnTicket {
            number,
            description: String::from("BGEtWjk"),
            credentials,
        };
        let agreed = Some((String::from("a+Z9"), String::from("x9VtG/mZr+0qBvJ2nLk4SdTy")));
        let tickets = ConnectionMessage::Tickets(vec![ticket(8, agreed), ticket(9, None)]);
        for message in [ConnectionMessage::Leaves, ConnectionMessage::Replaced, reserve, tickets] {
            let text = message.written();
            assert_eq!(read(&text), Ok(Some(message)), "{text}");
        }
        let here = PhoneMessage::<()>::new(0, PhoneRequest::Here).written();
        assert_eq!(read(&here), Ok(None));
        let half = here.replace("\"ask\":\"here\"", "\"connection\":{\"reserve\":{\"number\":-1}}");
        assert_eq!(read(&half), Err(PhoneError::Unreadable), "{half}");
    }
}
