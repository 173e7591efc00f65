//! A match on screen as signals, and its commands.

pub(crate) mod commands;
pub(crate) mod common;
pub(crate) mod handle;
pub(crate) mod match_ui;
pub(crate) mod phone_sync;
pub(crate) mod plain_board;
pub(crate) mod tab;
pub(crate) mod thinking;
pub(crate) mod unattended;
