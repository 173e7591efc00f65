//! The claim in English.

pub(super) const CLAIM: &str = "Mallard sends nothing to a server.";
