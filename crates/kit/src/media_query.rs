//! The size classes of the screen, by media queries.

use leptos::ev;
use leptos::prelude::*;

/// A phone, upright or on its side: `--phone` in style/breakpoints.css.
pub(super) const PHONE_QUERY: &str =
    "(max-width: 699px), (max-height: 569px) and (min-width: 560px)";

pub fn matches_media(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|media| media.matches())
}

/// Does this media query match? Follows the size of the window.
pub fn watch_media(query: &'static str) -> Signal<bool> {
    let holds = RwSignal::new(matches_media(query));
    let listener = window_event_listener(ev::resize, move |_| {
        // Every pixel of a resize sends an event: only a change matters.
        let now = matches_media(query);
        if holds.try_get_untracked().is_some_and(|before| before != now) {
            holds.set(now);
        }
    });
    on_cleanup(move || listener.remove());
    holds.into()
}
