//! The pages that a match does not need: a chunk.

use crate::games::chunk::{Pages, chunks};
use crate::history::past_page;
use crate::incoming::{import_page, linked_page};
use crate::moments::{doors, moments_page, phone_moments};
use crate::night::{next_game_page, night_page, strip};
use crate::parts::table_pages::TablePages;
use crate::phone::{join_page, phone_page};
use crate::replay::again_screen;
use mallard_codes::Route;
use mallard_kit::prelude::*;

pub(super) fn open_page(app: App, route: &Route) -> AnyView {
    chunks().pages.get().map(|pages| (pages.page)(app, route)).into_any()
}

/// What the table takes from the chunk.
pub(super) const TABLE_PAGES: TablePages = TablePages {
    night_score: |app, id| part(move |pages| (pages.night_score)(app, &id)),
    moment_doors: |moments| part(move |pages| (pages.moment_doors)(moments)),
    phone_moments: |moments| part(move |pages| (pages.phone_moments)(moments)),
    again: |shown| part(move |pages| (pages.again)(shown)),
};

/// A part of another screen, once the chunk is here.
fn part(render: impl Fn(Pages) -> AnyView + Send + Sync + 'static) -> AnyView {
    live(move || chunks().pages.get().map(&render).into_any())
}

/// Only the chunk contains these functions.
pub const PAGES: Pages = Pages {
    page: render_page,
    night_score: strip,
    moment_doors: doors,
    phone_moments,
    again: again_screen,
};

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
