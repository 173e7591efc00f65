//! Incoming matches: by a file, a text or a link.

pub(in crate::ui::table) mod import;
pub(in crate::ui::table) mod linked;
