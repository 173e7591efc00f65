//! A match on screen as signals, and its commands.

pub(in crate::ui::table) mod board;
pub(in crate::ui::table) mod deeds;
pub(in crate::ui::table) mod desk;
pub(in crate::ui::table) mod face;
pub(in crate::ui::table) mod far;
pub(in crate::ui::table) mod tab;
pub(in crate::ui::table) mod thinking;
pub(in crate::ui::table) mod unattended;
