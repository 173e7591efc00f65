//! The pages that a match does not need: a chunk.

use crate::games::chunk::{Pages, chunks};
use crate::history::past_page;
use crate::incoming::{import_page, linked_page};
use crate::moments::{doors, moments_page};
use crate::night::{next_game_page, night_page, strip};
use crate::parts::shown_again::ShownAgain;
use crate::phone::{join_page, phone_page};
use crate::replay::again_screen;
use mallard_codes::Route;
use mallard_kit::prelude::*;

pub(super) fn open_page(app: App, route: &Route) -> AnyView {
    chunks().pages.get().map(|pages| (pages.page)(app, route)).into_any()
}

pub(super) fn night_score(app: App, id: String) -> AnyView {
    part(move |pages| (pages.night_score)(app, &id))
}

pub(super) fn moment_doors(app: App, id: String) -> AnyView {
    part(move |pages| (pages.moments)(app, &id))
}

pub(super) fn show_again(shown: ShownAgain) -> AnyView {
    part(move |pages| (pages.again)(shown))
}

/// A part of another screen, once the chunk is here.
fn part(render: impl Fn(Pages) -> AnyView + Send + Sync + 'static) -> AnyView {
    live(move || chunks().pages.get().map(&render).into_any())
}

/// Only the chunk contains these functions.
pub const PAGES: Pages =
    Pages { page: render_page, night_score: strip, moments: doors, again: again_screen };

fn render_page(app: App, route: &Route) -> AnyView {
    match route {
        Route::Import => import_page(app),
        Route::Link(link) => linked_page(app, link),
        Route::Phone(offer) => phone_page(app, offer),
        Route::Join => join_page(app),
        Route::Past => past_page(app),
        Route::NextGame(id) => next_game_page(app, id),
        Route::Night(id) => night_page(app, id),
        Route::Moments(id, seat, step) => moments_page(app, id, *seat, *step),
        _ => ().into_any(),
    }
}
