//! The progress of the lessons on this device.

use super::storage::Storage;
use mallard_session::LessonProgress;

/// The progress of the lesson of the game `slug`; `None` until the user has started or declined it, or dealt a match.
pub fn lesson_progress(storage: &dyn Storage, slug: &str) -> Option<LessonProgress> {
    storage.read(&key(slug)).parse().value()
}

/// Stores the progress. If the storage refuses, it is lost with the page and costs a few taps.
pub fn save_lesson_progress(storage: &dyn Storage, slug: &str, progress: LessonProgress) {
    if let Ok(text) = serde_json::to_string(&progress) {
        let _ = storage.write(&key(slug), &text);
    }
}

fn key(slug: &str) -> String {
    format!("lesson/{slug}")
}
