//! A newer version of the app. It never interrupts a match: the home screen offers it, and the menu of a table mentions
//! it.

use crate::ui::kit::{App, Icon, Offer, live_if, word};
use crate::web;
use leptos::prelude::*;

/// The key of the note that the user chose "Later". It lasts until the page is opened again.
const LATER: &str = "update-later";

/// The bar on the home screen.
pub(super) fn update_bar(app: App) -> AnyView {
    let ready = Offer::Update.stands();
    let later = RwSignal::new(web::note(LATER).is_some());
    let put_off = move |_| {
        web::set_note(LATER, Some("yes"));
        later.set(true);
    };
    live_if(
        move || ready.get() && !later.get(),
        move || {
            view! {
                <div class="notice across wrapped" role="status">
                    <Icon name="refresh"/>
                    <p>{word(app, |text| text.device.update.ready)}</p>
                    <div class="notice__actions beside">
                    <button type="button" class="button button--quiet" on:click=put_off>
                        {word(app, |text| text.device.update.later)}
                    </button>
                    <button type="button" class="button" on:click=move |_| Offer::Update.take()>
                        {word(app, |text| text.device.update.now)}
                    </button>
                    </div>
                </div>
            }
            .into_any()
        },
    )
}
