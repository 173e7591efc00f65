//! The claim in English.

pub(super) const CLAIM: &str = "Nothing is sent to a server.";
