//! The messages of both sides about the connection itself.

use super::{PhoneError, VERSION, of_this_version, parsed};
use serde::{Deserialize, Serialize};

/// A message about the connection, not about the match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ConnectionMessage {
    /// The tablet is still there.
    Here,
    /// The tablet's page closes or reloads: no reserve opens any more.
    Leaves,
    /// A reserve connection.
    Reserve {
        /// Its number, higher than those of the phone's earlier ones.
        number: u32,
        /// The session description in letters: from the phone its offer, from the tablet the answer to it.
        description: String,
    },
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
    pub fn read(text: &str) -> Result<Option<Self>, PhoneError> {
        let message = of_this_version(parsed(text)?)?;
        let read = message.get("connection").map(Self::deserialize).transpose();
        read.map_err(|_| PhoneError::Unreadable)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{PhoneMessage, PhoneRequest};
    use super::*;

    #[test]
    fn a_message_about_the_connection_is_read_back_and_no_other_one() {
        let reserve =
            ConnectionMessage::Reserve { number: 7, description: String::from("BGEtWjk") };
        for message in [ConnectionMessage::Here, ConnectionMessage::Leaves, reserve] {
            let text = message.written();
            assert_eq!(ConnectionMessage::read(&text), Ok(Some(message)), "{text}");
            let other = text.replace(&format!("\"version\":{VERSION}"), "\"version\":1");
            assert_eq!(ConnectionMessage::read(&other), Err(PhoneError::Version), "{other}");
        }
        let here = PhoneMessage::<()>::new(0, PhoneRequest::Here).written();
        assert_eq!(ConnectionMessage::read(&here), Ok(None));
        let half = here.replace("\"ask\":\"here\"", "\"connection\":{\"reserve\":{\"number\":-1}}");
        assert_eq!(ConnectionMessage::read(&half), Err(PhoneError::Unreadable), "{half}");
    }
}
