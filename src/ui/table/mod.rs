//! The table: a match in play, whatever the game.

mod awake;
mod bar;
mod between;
mod curtain;
mod desk;
mod dock;
mod fingers;
mod flaw;
mod focus;
mod keys;
mod log;
mod menu;
mod motion;
mod open;
mod plates;
mod result;
mod rules_drawer;
mod score_table;
mod screen;
mod session;
mod stage;
mod tab;
mod unattended;
mod who;

pub(super) use bar::{BackToShelf, word};
pub(super) use open::open_match;
