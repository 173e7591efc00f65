//! How far the lessons have come on this device.

use super::storage::Storage;
use crate::session::LessonProgress;

/// How far the lesson of the game `slug` has come; `None` until a person has taken or declined it,
/// or dealt a match.
pub fn lesson_progress(storage: &dyn Storage, slug: &str) -> Option<LessonProgress> {
    storage.read(&key(slug)).parse().value()
}

/// Keeps the progress. If the storage refuses, it is forgotten with the page and costs a few taps.
pub fn save_lesson_progress(storage: &dyn Storage, slug: &str, progress: LessonProgress) {
    if let Ok(text) = serde_json::to_string(&progress) {
        let _ = storage.write(&key(slug), &text);
    }
}

fn key(slug: &str) -> String {
    format!("lesson/{slug}")
}
