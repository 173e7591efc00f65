//! Opens a saved match, to play it or to replay it.

use crate::game_module::Module;
use crate::games::module;
use crate::open_error::unopened;
use crate::play::tab::Tab;
use crate::replay::ReplayRequest;
use crate::to_replay::{return_route, saved_viewer};
use leptos::prelude::*;
use mallard_device::store::Stored;
use mallard_device::{SavedMatch, find};
use mallard_kit::{App, live};
use mallard_session::OpenError;
use mallard_web as web;

/// The screen of the match saved under this id, which one tab plays at a time. It is read again when this tab takes the
/// match over, and in the others whenever it has changed.
pub(super) fn open_match(app: App, id: &str) -> AnyView {
    let tab = Tab::new(id);
    live(move || match tab.place() {
        (Some(_), _) => open_found(app, tab.read(), |game, saved| game.open_match(app, tab, saved)),
        (None, _) => ().into_any(),
    })
}

/// The replay screen of the match saved under this id.
pub(super) fn open_replay(app: App, id: &str, step: Option<usize>) -> AnyView {
    let (looker, from) = (saved_viewer(id), return_route(id));
    let close = Callback::new(move |()| app.go(from.clone()));
    open_found(app, find(web::storage(), id), |game, saved| {
        game.open_replay(app, ReplayRequest { saved, step, looker, close })
    })
}

/// Opens a match once its game is loaded, or shows why it cannot be opened.
pub(crate) fn open_found(
    app: App,
    stored: Stored<SavedMatch>,
    open: impl FnOnce(Module, SavedMatch) -> AnyView,
) -> AnyView {
    let saved = match stored {
        Stored::Missing => return unopened(app, OpenError::Missing),
        Stored::Damaged => return unopened(app, OpenError::Damaged),
        Stored::Newer => return unopened(app, OpenError::Newer),
        Stored::Value(saved) | Stored::Recovered(saved) => saved,
    };
    let Some(game) = saved.game() else { return unopened(app, OpenError::UnknownGame) };
    module(game).map_or_else(|| ().into_any(), |game| open(game, saved))
}
