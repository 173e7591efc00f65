//! The drawers next to the table.

pub(crate) mod both;
pub(crate) mod log;
