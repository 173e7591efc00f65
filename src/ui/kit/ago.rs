//! Says how long ago something was.

use super::app::App;
use crate::web;

const MINUTE: u64 = 60_000;

/// How long ago a match was saved, in words; `saved_at` is in milliseconds since 1970.
pub fn saved_ago(app: App, saved_at: u64) -> String {
    (app.text().home.saved_ago)(web::storage().now().saturating_sub(saved_at) / MINUTE)
}
