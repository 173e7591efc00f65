//! Requests of a match to its device: a screen that remains on, and persistent saves.

use leptos::task::spawn_local;
use mallard_board::MatchUiHandle;
use mallard_kit::prelude::*;
use mallard_session::Stage;
use mallard_web::{self as web, Persistence};

/// Keeps the screen on until the match is over or left, if the settings say so.
pub(crate) fn keep_awake(handle: MatchUiHandle) {
    let over = move || matches!(handle.stage(), Stage::Over(_) | Stage::Ended);
    keep_awake_while(handle.app, move || !over());
}

/// Keeps the screen on while it is wanted, if the settings say so.
pub(crate) fn keep_awake_while(app: App, wanted: impl Fn() -> bool + 'static) {
    let seen = Trigger::new();
    // The browser releases the lock when the page is hidden. It may refuse it before the first touch.
    let events = ["visibilitychange", "pointerup", "keydown"];
    let listeners =
        events.map(|event| window_event_listener_untyped(event, move |_| seen.notify()));
    watch(move || {
        seen.track();
        web::keep_awake(app.settings.get().awake && wanted());
    });
    on_cleanup(move || {
        for listener in listeners {
            listener.remove();
        }
        web::keep_awake(false);
    });
}

/// The key under which the app remembers that it asked the browser.
const ASKED_TO_KEEP_KEY: &str = "asked-to-keep";

/// Asks the browser once for persistent storage: now the app has data to store. Not Firefox, which would ask the user
/// over the table: there the settings have a button that explains it.
pub(crate) fn ask_to_keep() {
    let storage = web::storage();
    if web::is_firefox()
        || !storage.is_lasting()
        || storage.read(ASKED_TO_KEEP_KEY).value().is_some()
    {
        return;
    }
    // If this cannot be stored, the app asks again next time.
    let _ = storage.write(ASKED_TO_KEEP_KEY, "true");
    spawn_local(async move {
        if web::persistence().await == Persistence::None {
            web::ask_to_keep().await;
        }
    });
}
