//! A match at this tablet, without a screen: the table, the players, and who looks now.
//!
//! All of it is pure and in memory, so undo, the curtain and the words of a match are tested
//! natively. [`device`](crate::device) keeps it, and `ui/table/` shows it.

mod any_match;
mod back;
mod chronicle;
mod course;
mod duck;
mod early;
mod hand;
mod label;
mod lesson;
mod lie;
mod name;
mod play;
mod players;
mod prompts;
mod public;
mod results;
mod seating;
mod sound;
mod stage;
mod turn;
mod turning_points;
mod unattended;
mod unopened;
mod voice;
mod why;
mod written;

pub use any_match::{Match, MatchInWords};
pub use back::{CAME_FROM, LOOKER, Milestone, ReplayCursor, ReplayTimeline};
pub use chronicle::{Announcement, Chronicle, LogPart};
pub use course::{Plot, ScoreHistory, ScoreSeries, plot};
pub use duck::{DUCKS, Duck};
pub use early::{early, level_name, stood};
pub use hand::{
    Lobby, MatchMessageHead, PhoneConnections, PhoneEffect, PhoneError, PhoneMessage, PhoneRequest,
    PhoneSession, PhoneStatus, TabletMessage, farewell,
};
pub use label::Label;
pub use lesson::{LEARNER, Lesson, LessonMove, LessonProgress};
pub use lie::TabletMode;
pub use name::{MOST_PARTS, NAME_LENGTH, compare_names_as, initials, is_same, name_key};
pub use play::{LessonState, LessonWait, ReplayedRecord, Session, follow};
pub use players::{
    Player, PlayerKind, free_duck, name_apart, namesake, read_sentences, set_apart, tidy_name,
};
pub use prompts::Prompts;
pub use public::public;
pub use results::Results;
pub use seating::{SeatChange, SeatChangeEntry, SeatController, Seating};
pub use stage::{Situation, Stage};
pub use turn::{InterruptState, Resting, Stops, TabletTurn};
pub use turning_points::{EvaluationRequest, TurningPoint, TurningPointSearch};
pub use unattended::NextDecision;
pub use unopened::OpenError;
pub use voice::{Announcer, SpokenState};
pub use why::{Explanation, RatedOption, Reanalysis};
