//! The page of a match that cannot be shown.

use mallard_codes::Route;
use mallard_kit::prelude::*;
use mallard_session::OpenError;

/// A separate page with the reason why a match cannot be opened.
pub(crate) fn unopened(app: App, why: OpenError) -> AnyView {
    stopped(app, live_text(move || why.sentence(app.lang()).to_owned()))
}

/// A separate page with a sentence, and the way back to the home screen.
pub(crate) fn stopped(app: App, reason: Signal<String>) -> AnyView {
    html! {
        <div class="table go">
            <header class="bar across"><div class="bar__title grows"><h1>"Mallard"</h1></div></header>
            <main class="pond open-error">
                <div class="panel open-error__panel stacked" role="alert">
                    <p>{reason}</p>
                    <a class="button button--primary" href=Route::Home.hash()>
                        {live_text(move || app.text().back_to_shelf.to_owned())}
                    </a>
                </div>
            </main>
        </div>
    }
}
