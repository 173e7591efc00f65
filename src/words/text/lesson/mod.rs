//! What is said around the lessons, in every language; what a lesson itself says is fetched with it.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// The lessons.
#[derive(Debug)]
pub struct Lesson {
    /// What the lesson is about at this step.
    pub about: fn(&str) -> String,
    /// Which step of how many.
    pub step: fn(usize, usize) -> String,
    pub next: &'static str,
    pub leave: &'static str,
    pub tap_this: &'static str,
    /// Said of anything else that is allowed, where the lesson has no words of its own.
    pub other: &'static str,
    /// The lesson could not be fetched.
    pub missing: &'static str,
    /// The game.
    pub new_to: fn(&str) -> String,
    pub offer: &'static str,
    pub start: &'static str,
    pub not_now: &'static str,
    /// After the lesson.
    pub play: &'static str,
    pub again: &'static str,
}
