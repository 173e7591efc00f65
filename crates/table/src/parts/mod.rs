//! Parts of the screens of the table.

pub(crate) mod awake;
pub(crate) mod banner;
pub(crate) mod branch;
pub(crate) mod buttons;
pub(crate) mod cover;
pub(crate) mod day;
pub(crate) mod explanation_panel;
pub(crate) mod focus;
pub(crate) mod keys;
pub(crate) mod open_error;
pub(crate) mod panels;
pub(crate) mod phone_ui;
pub(crate) mod pinned;
pub(crate) mod player_badges;
pub(crate) mod rest;
pub(crate) mod table_pages;
pub(crate) mod to_replay;
pub(crate) mod update;
pub(crate) mod voice;
