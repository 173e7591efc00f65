//! Texts around the lessons, in every language. Each lesson's sentences are in a separate file, which the app loads on
//! demand.

pub(super) mod en;
pub(super) mod ja;
pub(super) mod ko;

/// Texts around the lessons, in one language.
#[derive(Debug)]
pub struct LessonMessages {
    /// The link to the lesson.
    pub name: &'static str,
    /// The subject of the step.
    pub about: fn(&str) -> String,
    /// The number of the step, and the number of steps.
    pub step: fn(usize, usize) -> String,
    pub next: &'static str,
    pub leave: &'static str,
    pub tap_this: &'static str,
    /// The answer to any other legal move, if the lesson has no special sentence for it.
    pub other: &'static str,
    /// The message if the lesson could not be loaded.
    pub missing: &'static str,
    /// The game's name.
    pub new_to: fn(&str) -> String,
    pub offer: &'static str,
    pub start: &'static str,
    pub not_now: &'static str,
    /// The buttons after the lesson.
    pub play: &'static str,
    pub again: &'static str,
}
