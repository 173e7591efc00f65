//! The time, as long as it is on the screen, and the age of an event.

use super::app::App;
use super::live::watch;
use leptos::ev::focus;
use leptos::leptos_dom::helpers::set_timeout_with_handle;
use leptos::prelude::*;
use mallard_web as web;
use mallard_words::device_messages;
use std::time::Duration;

/// A minute, in milliseconds. Midnight is the end of a minute in every time zone.
const MINUTE: u64 = 60_000;

/// The time in milliseconds since 1970, as of the last full minute, or since the page was last shown: browsers suspend
/// hidden pages. Another tab may also have changed the stored data.
pub fn clock() -> RwSignal<u64> {
    let now = || web::storage().now();
    let clock = RwSignal::new(now());
    let look = move || {
        // The screen may have been left by then.
        let _ = clock.try_set(now());
    };
    // One long timer to midnight would come late if the device slept or its clock was set.
    watch(move || {
        let left = Duration::from_millis(MINUTE - clock.get() % MINUTE);
        if let Ok(timer) = set_timeout_with_handle(look, left) {
            on_cleanup(move || timer.clear());
        }
    });
    let shown = window_event_listener_untyped("visibilitychange", move |_| look());
    let focused = window_event_listener(focus, move |_| look());
    on_cleanup(move || {
        shown.remove();
        focused.remove();
    });
    clock
}

/// How long ago a match was saved, in words; `saved_at` is in milliseconds since 1970.
pub fn saved_ago(app: App, clock: RwSignal<u64>, saved_at: u64) -> String {
    (device_messages(app.lang()).saved_ago)(clock.get().saturating_sub(saved_at) / MINUTE)
}
