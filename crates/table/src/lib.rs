//! The table, a separate program: a match in play, of any game.

mod awake;
mod cards;
mod chunk;
mod cover;
mod drawers;
mod flat;
mod game_module;
mod games;
mod history;
mod incoming;
mod lesson;
mod motion;
mod night;
mod open_error;
mod opening;
mod phone;
mod play;
mod replay;
mod rules;
mod screen;
mod seats;
mod share;
mod summary;
mod to_replay;
mod update;

pub use cards::{CardLook, CardMark, PlayableHand, TrickOnTable, before_seat, trick_places};
pub use chunk::{ChunkError, Chunks, Fetched, Pages, use_chunks};
pub use game_module::GameCode;
pub use opening::{PAGES, table};
pub use play::match_ui::{ActionButton, GameUi, MatchUi, TablePart};
pub use play::plain_board::PlainBoard;
