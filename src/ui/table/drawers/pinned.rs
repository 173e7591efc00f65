//! Pins the log beside the table if there is room.

use leptos::ev;
use leptos::prelude::*;

/// From this width on, the log is pinned beside the table and covers nothing (`drawer.css`).
const PINNED: &str = "(min-width: 1360px)";

/// Is the log pinned now?
pub(in crate::ui::table) fn is_pinned() -> bool {
    window().match_media(PINNED).ok().flatten().is_some_and(|media| media.matches())
}

/// Is the log pinned? Follows the size of the window.
pub(in crate::ui::table) fn pinned() -> Signal<bool> {
    let pinned = RwSignal::new(is_pinned());
    let listener = window_event_listener(ev::resize, move |_| {
        // Every pixel of a resize sends an event: only a change matters.
        let now = is_pinned();
        if pinned.try_get_untracked().is_some_and(|before| before != now) {
            pinned.set(now);
        }
    });
    on_cleanup(move || listener.remove());
    pinned.into()
}
