//! The texts of the screens, in every language: a table for each topic, in the form of [`messages!`].
//!
//! Only the home screen and the table use them. What a match, the device, a board or a part of all screens says is in
//! [`mallard_words`]. So a new text of a screen recompiles no game.
//!
//! [`messages!`]: mallard_words::messages!

mod branch;
mod curtain;
mod flat;
mod history;
mod home;
mod incoming;
mod lesson;
mod moments;
mod night;
mod phone;
mod privacy;
mod replay;
mod result;
mod rules;
mod saves;
mod seats;
mod setup;
mod share;
mod summary;
mod table;
mod update;
mod why;

pub use branch::{BranchMessages, branch_messages};
pub use curtain::{CurtainMessages, curtain_messages};
pub use flat::{FlatMessages, flat_messages};
pub use history::{HistoryMessages, history_messages};
pub use home::{HomeMessages, home_messages};
pub use incoming::{IncomingMessages, incoming_messages};
pub use lesson::{LessonMessages, lesson_messages};
pub use moments::{MomentsMessages, moments_messages};
pub use night::{NightMessages, night_messages};
pub use phone::{PhoneMessages, phone_messages};
pub use privacy::claim_privacy;
pub use replay::{ReplayMessages, replay_messages};
pub use result::{ResultMessages, result_messages};
pub use rules::{RulesMessages, rules_messages};
pub use saves::{SavesMessages, saves_messages};
pub use seats::{SeatsMessages, seats_messages};
pub use setup::{SetupMessages, setup_messages};
pub use share::{ShareMessages, share_messages};
pub use summary::{SummaryMessages, summary_messages};
pub use table::{TableMessages, table_messages};
pub use update::{UpdateMessages, update_messages};
pub use why::{WhyPanelMessages, why_panel_messages};
