//! The pages that a match does not need: a chunk of the table's program.

use crate::chunk::{RenderPage, chunks, render_after};
use crate::history::past_page;
use crate::incoming::import::import_page;
use crate::incoming::linked::linked_page;
use crate::phone::{join_page, phone_page};
use leptos::prelude::*;
use mallard_device::Route;
use mallard_kit::App;
use std::sync::OnceLock;

static LOADED: OnceLock<RenderPage> = OnceLock::new();

/// The page of an address, once the chunk is here.
pub(super) fn open_page(app: App, route: &Route) -> AnyView {
    if let Some(render) = LOADED.get() {
        return render(app, route);
    }
    render_after(async {
        let render = (chunks().pages)().await?;
        let _ = LOADED.set(render);
        Ok(())
    });
    ().into_any()
}

/// Renders the page of an address. Only the chunk contains this function.
pub fn render_page(app: App, route: &Route) -> AnyView {
    match route {
        Route::Import => import_page(app),
        Route::Link(link) => linked_page(app, link),
        Route::Phone(offer) => phone_page(app, offer),
        Route::Join => join_page(app),
        Route::Past => past_page(app),
        _ => ().into_any(),
    }
}
