//! The page of a match or a night that is no longer on the device.

use super::sentences::translate;
use mallard_codes::Route;
use mallard_kit::prelude::*;
use mallard_kit::{BackToShelf, translate as kit_text};
use mallard_texts::NightMessages;
use mallard_words::text;

/// The page with this title, which says what is missing and has the way to the home screen.
pub(super) fn gone(
    app: App,
    title: Signal<String>,
    missing: fn(&NightMessages) -> &'static str,
) -> AnyView {
    html! {
        <div class="table go">
            <header class="bar across"><BackToShelf/><div class="bar__title grows"><h1>{title}</h1></div></header>
            <main class="pond open-error">
                <div class="panel open-error__panel stacked">
                    <p>{translate(app, missing)}</p>
                    <a class="button button--primary" href=Route::Home.hash()>{kit_text(app, |lang| text(lang).back_to_shelf)}</a>
                </div>
            </main>
        </div>
    }
}
