//! A lesson: its coach, and the words on a wrong piece.

mod coach;
mod flag;

pub use coach::Coach;
