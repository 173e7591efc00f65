//! Opens a match to play it.

use crate::games::module;
use crate::open_error::{open_found, unopened};
use crate::play::tab::Tab;
use leptos::prelude::*;
use mallard_kit::{App, live};
use mallard_session::OpenError;

/// The screen of the match saved under this id, which one tab plays at a time. It is read again when this tab takes the
/// match over, and in the others whenever it has changed.
pub(crate) fn open_match(app: App, id: &str) -> AnyView {
    let tab = Tab::new(id);
    live(move || match tab.place() {
        (Some(_), _) => open_found(app, tab.read(), |saved| match saved.game() {
            Some(game) => module(game)
                .map_or_else(|| ().into_any(), |module| module.open_match(app, tab, saved)),
            None => unopened(app, OpenError::UnknownGame),
        }),
        (None, _) => ().into_any(),
    })
}
