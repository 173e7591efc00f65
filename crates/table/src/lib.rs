//! The table: a match in play, of any game.

mod drawers;
mod flat;
mod games;
mod history;
mod incoming;
mod moments;
mod night;
mod opening;
mod parts;
mod phone;
mod replay;
mod rules;
mod screen;
mod seats;
mod share;
mod summary;

pub use games::chunk::{Chunks, Pages, use_chunks};
pub use games::game_module::GameCode;
pub use opening::{PAGES, table};
