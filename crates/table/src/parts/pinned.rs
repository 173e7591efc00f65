//! Pins the log next to the table if it fits.

use leptos::prelude::*;
use mallard_kit::{matches_media, watch_media};

/// On a desktop the log is pinned next to the table and covers nothing (`drawer.css`).
const PINNED_QUERY: &str = "(min-width: 1360px) and (min-height: 570px)";

pub(crate) fn is_pinned() -> bool {
    matches_media(PINNED_QUERY)
}

/// Is the log pinned? Follows the size of the window.
pub(crate) fn pinned() -> Signal<bool> {
    watch_media(PINNED_QUERY)
}
