//! A match at this tablet, without a screen: the table, the players, and the current viewer.
//!
//! All of it is pure and in memory, so undo, the curtain and the words of a match are tested natively.
//! The crate `device` stores it, and the crate `table` shows it.

mod announcer;
mod branch_point;
mod duck;
mod dyn_match;
mod early;
mod label;
mod lesson;
mod match_in_words;
mod match_log;
mod moment;
mod moments;
mod name;
mod open_error;
mod phone;
mod phone_moment;
mod play;
mod players;
mod prompts;
mod public;
mod replay;
mod results;
mod score_history;
mod seating;
mod serialized_log;
mod sitting;
mod sound;
mod stage;
mod tablet_mode;
mod turn;
mod turning_points;
mod unattended;
mod why;

pub use announcer::{Announcer, SpokenState};
pub use branch_point::BranchPoint;
pub use duck::{DUCKS, Duck};
pub use dyn_match::Match;
pub use early::{counts_at_end, early, level_name, stand_ins, standing_at_end};
pub use label::Label;
pub use lesson::{LEARNER, Lesson, LessonMove, LessonProgress};
pub use match_in_words::MatchInWords;
pub use match_log::{Announcement, LogPart, MatchLog};
pub use moment::Moment;
pub use moments::{MOST_MOMENTS, MomentSearch, MomentText};
pub use name::{MOST_PARTS, NAME_LENGTH, compare_names_as, initials, is_same, name_key};
pub use open_error::OpenError;
pub use phone::{
    ConnectionMessage, LONGEST_MESSAGE, Lobby, MatchMessageHead, MessageLimits, PhoneConnections,
    PhoneEffect, PhoneError, PhoneMessage, PhoneRequest, PhoneSession, PhoneStatus, ReturnTicket,
    TabletMessage,
};
pub use play::{
    LessonState, LessonWait, MOST_STEPS_AGAIN, ReplayedRecord, Session, StepsAgain, follow,
};
pub use players::{
    Player, PlayerKind, free_duck, name_apart, namesake, read_sentences, set_apart, tidy_name,
};
pub use prompts::Prompts;
pub use public::public;
pub use replay::{Milestone, Replay, ReplayCursor, ReplayTimeline};
pub use results::Results;
pub use score_history::{Plot, ScoreHistory, ScoreSeries, plot};
pub use seating::{SeatChange, SeatChangeEntry, SeatController, Seating};
pub use sitting::Sitting;
pub use stage::{Situation, Stage};
pub use tablet_mode::TabletMode;
pub use turn::{InterruptState, Resting, Stops, TabletTurn};
pub use turning_points::{EvaluationRequest, TurningPoint, TurningPointSearch};
pub use unattended::NextDecision;
pub use why::{Explanation, RatedOption, Reanalysis};
