//! The tablet flat between two players.

pub(in crate::ui::table) mod fingers;
pub(in crate::ui::table) mod peek;
pub(in crate::ui::table) mod sides;
