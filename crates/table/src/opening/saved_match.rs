//! Opens a saved match, to play it or to replay it.

use crate::games::game_module::ReplayRequest;
use crate::games::open_found;
use crate::parts::to_replay::{return_route, saved_viewer};
use mallard_board::Tab;
use mallard_device::find_match;
use mallard_kit::prelude::*;
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

pub(super) fn open_replay(app: App, id: &str, step: Option<usize>) -> AnyView {
    let (looker, from) = (saved_viewer(app, id), return_route(app, id));
    let close = Callback::new(move |()| app.go(from.clone()));
    open_found(app, find_match(web::storage(), id), |game, saved| {
        game.open_replay(app, ReplayRequest { saved, step, looker, close })
    })
}
