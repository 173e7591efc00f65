//! The page of a match that cannot be shown.

use crate::session::Route;
use crate::session::Unopened;
use crate::ui::kit::{App, live_text};
use leptos::prelude::*;

/// Says on a page of its own why a match cannot be opened.
pub(super) fn unopened(app: App, why: Unopened) -> AnyView {
    let reason = live_text(move || why.sentence(app.lang()).to_owned());
    view! {
        <div class="t go">
            <header class="bar"><div class="bar__t"><h1>"Mallard"</h1></div></header>
            <main class="pond unopened">
                <div class="panel unopened__p" role="alert">
                    <p>{reason}</p>
                    <a class="btn btn--primary" href=Route::Home.hash()>
                        {live_text(move || app.text().back_to_shelf.to_owned())}
                    </a>
                </div>
            </main>
        </div>
    }
    .into_any()
}
