//! A match on screen as signals, and its commands.

mod command;
mod commands;
mod common;
mod handle;
mod hints;
mod match_ui;
mod phone_sync;
mod rules_source;
mod second;
mod tab;
mod thinking;
mod unattended;

pub use command::{Command, TurnCommand};
pub use common::MatchUiCommon;
pub use handle::{MatchUiHandle, MomentsTable, MoveButton, TableAgain};
pub use match_ui::{ActionButton, GameUi, MatchUi, TablePart};
pub use rules_source::RulesSource;
pub use tab::Tab;
