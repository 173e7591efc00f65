//! Copying a text, and what to do where the browser refuses to share one.

use super::app::App;
use leptos::prelude::*;
use leptos::task::spawn_local;
use mallard_web as web;
use mallard_words::export_messages;
use std::pin::Pin;

/// A sentence below buttons that copy, share or save.
pub type StatusLine = RwSignal<&'static str>;

/// Copies a text, and says whether the browser allowed it.
pub fn copy_text(app: App, status: StatusLine, copied: String) {
    let export = export_messages(app.lang_now());
    spawn_local(async move {
        let allowed = web::copy(copied).await;
        // The dialog may be closed by then.
        status.try_set(if allowed { export.copied } else { export.copy_by_hand });
    });
}

/// Says what to do instead, unless sharing or saving succeeds.
pub fn say_unless(
    status: StatusLine,
    instead: &'static str,
    succeeds: impl Future<Output = bool> + 'static,
) {
    fn shared(
        status: StatusLine,
        instead: &'static str,
        succeeds: Pin<Box<dyn Future<Output = bool>>>,
    ) {
        spawn_local(async move {
            let line = if succeeds.await { "" } else { instead };
            // The dialog may be closed by then.
            status.try_set(line);
        });
    }
    shared(status, instead, Box::pin(succeeds));
}
