//! The drawers next to the table.

pub(in crate::ui::table) mod both;
pub(in crate::ui::table) mod log;
pub(in crate::ui::table) mod panels;
pub(in crate::ui::table) mod pinned;
