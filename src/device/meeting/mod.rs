//! How a tablet and a phone meet without a server: each shows the other a code that holds what the other's
//! browser must know to open a connection. docs/phones.md has the codes byte for byte.

mod code;
mod introduction;
mod unmet;

pub use code::{Answer, MOST_CODE, Offer};
pub use introduction::{Candidate, Host, Introduction, Role};
pub use unmet::Unmet;

/// The note under which the shelf asks the table to let phones into the match with this name.
pub const PHONES: &str = "phones";
