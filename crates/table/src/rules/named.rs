//! The text about a piece that the rules name.

use super::reader::RulesReader;
use mallard_kit::Sheet;
use mallard_kit::prelude::*;

/// The dialog about the piece that was tapped.
pub(super) fn named(reader: RulesReader) -> AnyView {
    let RulesReader { app, book, named, .. } = reader;
    let open = RwSignal::new(false);
    watch(move || {
        if named.get().is_some() {
            open.set(true);
        }
    });
    // In any way of closing it.
    watch(move || {
        if !open.get() && named.get_untracked().is_some() {
            named.set(None);
        }
    });
    let title = live_text(move || {
        let names = (book.named)(app.lang());
        named
            .get()
            .and_then(|number| names.get(number))
            .map(ToString::to_string)
            .unwrap_or_default()
    });
    let body = move || named.get().map(|number| (book.about_named)(number, app.lang())).into_any();
    html! { <Sheet open title class="dialog dialog--sheet dialog--card-detail">{live(body)}</Sheet> }
}
