//! The progress of the lessons on this device.

use mallard_session::LessonProgress;
use mallard_store::Storage;
use serde::Deserialize as _;
use serde_json::{Value, json};

/// The progress of the lesson of the game `slug`; `None` until the user has started or declined it, or dealt a match.
pub fn lesson_progress(storage: &dyn Storage, slug: &str) -> Option<LessonProgress> {
    storage.read(&key(slug)).parse().value()
}

/// Stores the progress. If the storage refuses, it is lost with the page and costs a few taps.
pub fn save_lesson_progress(storage: &dyn Storage, slug: &str, progress: LessonProgress) {
    let understood = |kept: &Value| {
        kept.is_object().then(|| json!(LessonProgress::deserialize(kept).unwrap_or_default()))
    };
    let _ = storage.keep(&key(slug), understood, json!(progress));
}

/// Stops offering the lesson to a user who has neither started nor declined it.
pub fn stop_offering_lesson(storage: &dyn Storage, slug: &str) {
    if lesson_progress(storage, slug).is_none() {
        save_lesson_progress(storage, slug, LessonProgress::default());
    }
}

fn key(slug: &str) -> String {
    format!("lesson/{slug}")
}
