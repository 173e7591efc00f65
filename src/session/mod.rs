//! A match at this tablet, without a screen: the table, the players, and the current viewer.
//!
//! All of it is pure and in memory, so undo, the curtain and the words of a match are tested natively.
//! [`device`](crate::device) stores it, and `ui/table/` shows it.

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

pub use any_match::{InWords, Match};
pub use back::{CAME_FROM, LOOKER, Milestone, Story, Walk};
pub use chronicle::{Chronicle, LogPart, News};
pub use course::{Course, Plot, Progress, plot};
pub use duck::{DUCKS, Duck};
pub use early::{early, level_name, stood};
pub use hand::{Ask, Fault, Head, Heard, Holding, Lobby, Message, Phones, Place, Said, farewell};
pub use label::Label;
pub use lesson::{LEARNER, Learnt, Lesson, LessonMove};
pub use lie::Lie;
pub use name::{MOST_PARTS, NAME_LENGTH, compare_names_as, initials, is_same, name_key};
pub use play::{Followed, Session, Taught, Wait, follow};
pub use players::{
    Kind, Player, free_duck, name_apart, namesake, read_sentences, set_apart, tidy_name,
};
pub use prompts::Prompts;
pub use public::public;
pub use results::Results;
pub use seating::{Change, Changed, Seating, Sitter};
pub use stage::{Situation, Stage};
pub use turn::{Interrupt, Rest, Stops, Turn};
pub use turning_points::{Look, Seeking, TurningPoint};
pub use unattended::Next;
pub use unopened::Unopened;
pub use voice::{Aloud, Voice};
pub use why::{Candidate, Reasons, Reconsidering};
