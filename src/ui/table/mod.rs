//! The table, a program of its own: a match in play, whatever the game.

mod awake;
mod banner;
mod bar;
mod between;
mod curtain;
mod desk;
mod dock;
mod fingers;
mod flat;
mod focus;
mod import;
mod keys;
mod log;
mod menu;
mod motion;
mod open;
mod opening;
mod peek;
mod picture;
mod pinned;
mod plates;
mod program;
mod result;
mod rules_drawer;
mod score_table;
mod screen;
mod seated;
mod tab;
mod thinking;
mod unattended;
mod unopened;
mod update;
mod voice;
mod who;

pub use program::table;
