//! The contract of a game's board ([`GameUi`]), and a match on screen as signals, with its commands ([`MatchUi`]). The
//! table around it is another crate, which no game sees.
#![warn(missing_docs)]

mod cards;
mod lesson;
pub mod motion;
mod phone;
mod plain_board;
mod play;

pub use cards::{CardLook, CardMark, PlayableHand, TrickOnTable, before_seat, trick_places};
pub use lesson::Coach;
pub use phone::{TabletState, connections, cut_off_sentence, is_on_stand, set_on_stand};
pub use plain_board::PlainBoard;
pub use play::{
    ActionButton, Command, GameUi, MatchUi, MatchUiCommon, MatchUiHandle, MomentsTable, MoveButton,
    RulesSource, Tab, TableAgain, TablePart, TurnCommand,
};
