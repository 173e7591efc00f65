//! The texts in English.

use super::LessonMessages;

pub const LESSON: LessonMessages = LessonMessages {
    name: "Lesson",
    about: |about| format!("Lesson · {about}"),
    step: |number, count| format!("Step {number} of {count}"),
    next: "Next",
    leave: "Leave the lesson",
    tap_this: "Tap this",
    other: "You could do that too. For this lesson, do what’s marked.",
    missing: "The lesson could not be loaded. Try again when the device is online.",
    new_to: |game| format!("New to {game}?"),
    offer: "Play a five-minute lesson.",
    start: "Start the lesson",
    not_now: "Not now",
    play: "Play a match",
    again: "Take the lesson again",
};
