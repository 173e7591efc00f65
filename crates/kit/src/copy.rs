//! Copying a text.

use super::app::App;
use mallard_web as web;
use mallard_words::text;

/// Copies a text, and returns the sentence that says whether the browser allowed it.
pub fn copy_text(app: App, copied: String) -> impl Future<Output = &'static str> {
    let export = &text(app.lang_now()).device.export;
    async move { if web::copy(copied).await { export.copied } else { export.copy_by_hand } }
}
