//! Incoming matches: by a file, a text or a link.

pub(crate) mod import;
pub(crate) mod linked;
