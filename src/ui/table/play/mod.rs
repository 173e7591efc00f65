//! A match on screen as signals, and its commands.

pub(in crate::ui::table) mod commands;
pub(in crate::ui::table) mod common;
pub(in crate::ui::table) mod handle;
pub(in crate::ui::table) mod match_ui;
pub(in crate::ui::table) mod phone_sync;
pub(in crate::ui::table) mod remote_players;
pub(in crate::ui::table) mod show;
pub(in crate::ui::table) mod tab;
pub(in crate::ui::table) mod thinking;
pub(in crate::ui::table) mod unattended;
