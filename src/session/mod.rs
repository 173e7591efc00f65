//! A match at this tablet, without a screen: the players, who looks now, and what is saved.
//!
//! All of it is pure and builds on a [`Storage`], so saving, undo, the curtain, taking a match over
//! and a full storage are tested natively. `ui/table/` shows it.

mod any_match;
mod back;
mod begin;
mod course;
mod daily;
mod draft;
mod drafting;
mod duck;
mod early;
mod everything;
mod flaw;
mod follow;
mod import;
mod known;
mod label;
mod lesson;
mod lie;
pub mod link;
mod matches;
mod moments;
mod name;
mod past;
mod play;
mod players;
mod prompts;
mod public;
mod question;
mod relation;
mod results;
mod route;
mod saving;
mod seating;
mod settings;
mod shortcut;
mod sound;
mod stage;
mod storage;
mod summary;

mod chronicle;
mod turn;
mod unattended;
mod unopened;
mod voice;
mod why;
mod written;

pub use any_match::Match;
pub use back::{CAME_FROM, LOOKER, Story, TurningPoint, Walk};
pub use begin::begin;
pub use course::{Course, Plot, Progress, plot};
pub use daily::{DAYS, Daily, Date, Today, begin_daily, date_of, dated, look};
pub use draft::{Draft, shared_note};
pub use drafting::{Drafting, OptionRow, Shown, Touch};
pub use duck::{DUCKS, Duck};
pub use everything::{CameIn, everything, take_in};
pub use flaw::Flaw;
pub use follow::follow;
pub use import::{Checked, IMPORT, Refusal, Trouble};
pub use known::{Known, seated};
pub use label::Label;
pub use lesson::{LEARNER, Learnt, Lesson, LessonMove};
pub use lie::Lie;
pub use link::SHARE;
pub use matches::{
    Glance, Saved, find, forget, glance_at_all, is_match_id, keep, keep_unsaved, key, new_id,
    parcel, texts,
};
pub use moments::{Look, Moment, Position, Seeking};
pub use name::{MOST_PARTS, NAME_LENGTH};
pub use past::{
    Book, Figures, GameFigures, MOST_BYTES, Person, Played, Tally, clear_past, figures,
    past_matches, persons,
};
pub use play::{Session, Taught, Wait};
pub use players::{Kind, Player, namesake, tidy_name};
pub use prompts::Prompts;
pub use question::{Question, answer};
pub use relation::Relation;
pub use results::Results;
pub use route::Route;
pub use saving::{Kept, Saving};
pub use seating::{Change, Changed, Seating, Sitter};
pub use settings::{Motion, Settings, Speed, Theme, Volume};
pub use shortcut::shortcut;
pub use stage::{Situation, Stage};
pub use storage::{Held, Storage};
pub use summary::{State, Summary, summarize};

pub use chronicle::{Chronicle, LogPart, News};
pub use turn::{Interrupt, Stops, Turn};
pub use unattended::Next;
pub use unopened::Unopened;
pub use voice::{Aloud, Voice};
pub use why::{Candidate, Reasons, Reconsidering};
