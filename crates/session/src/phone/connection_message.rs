//! The messages of both sides about the connection itself.

use serde::{Deserialize, Serialize};

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
