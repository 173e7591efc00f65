//! The phones of the last match.

use leptos::prelude::*;
use mallard_codes::signaling::listed;
use mallard_device::Note;
use mallard_web as web;

/// The phones of the last match now: the names of their players, and whether each is connected.
pub fn listed_phones() -> Vec<(String, bool)> {
    web::note(Note::Phones).map(|note| listed(&note)).unwrap_or_default()
}

/// The same, as long as the part of the page is there.
pub fn watch_phones() -> RwSignal<Vec<(String, bool)>> {
    let phones = RwSignal::new(listed_phones());
    let listener =
        window_event_listener_untyped("mallard:phones", move |_| phones.set(listed_phones()));
    on_cleanup(move || listener.remove());
    phones
}
