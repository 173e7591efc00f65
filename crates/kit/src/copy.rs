//! Copying a text, and what to do where the browser refuses to share one.

use super::app::App;
use leptos::prelude::*;
use leptos::task::spawn_local;
use mallard_web as web;
use mallard_words::export_messages;
use std::pin::Pin;

/// A sentence below buttons that copy, share or save.
pub type Said = RwSignal<&'static str>;

/// Copies a text, and says whether the browser allowed it.
pub fn copy_text(app: App, said: Said, copied: String) {
    let export = export_messages(app.lang_now());
    spawn_local(async move {
        let allowed = web::copy(copied).await;
        // The dialog may be closed by then.
        said.try_set(if allowed { export.copied } else { export.copy_by_hand });
    });
}

/// Says what to do instead, unless sharing or saving succeeds.
pub fn say_unless(
    said: Said,
    instead: &'static str,
    succeeds: impl Future<Output = bool> + 'static,
) {
    fn shared(said: Said, instead: &'static str, succeeds: Pin<Box<dyn Future<Output = bool>>>) {
        spawn_local(async move {
            let says = if succeeds.await { "" } else { instead };
            // The dialog may be closed by then.
            said.try_set(says);
        });
    }
    shared(said, instead, Box::pin(succeeds));
}
