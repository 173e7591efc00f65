//! Opens a match to replay it.

use crate::games::module;
use crate::open_error::{open_found, unopened};
use crate::replay::ReplayRequest;
use crate::to_replay::{return_route, saved_viewer};
use leptos::prelude::*;
use mallard_device::find;
use mallard_kit::App;
use mallard_session::OpenError;
use mallard_web as web;

/// The replay screen of the match saved under this id.
pub(crate) fn open_replay(app: App, id: &str, step: Option<usize>) -> AnyView {
    let (looker, from) = (saved_viewer(id), return_route(id));
    let close = Callback::new(move |()| app.go(from.clone()));
    open_found(app, find(web::storage(), id), |saved| {
        open_shown(app, ReplayRequest { saved, step, looker, close })
    })
}

/// The replay screen of a match, once its game is loaded.
pub(crate) fn open_shown(app: App, shown: ReplayRequest) -> AnyView {
    match shown.saved.game() {
        Some(game) => {
            module(game).map_or_else(|| ().into_any(), |module| module.open_replay(app, shown))
        }
        None => unopened(app, OpenError::UnknownGame),
    }
}
