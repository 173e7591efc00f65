//! A newer version of the app. It never interrupts a match: the home screen offers it, and the menu of a table mentions
//! it.

use mallard_kit::PageOffer;
use mallard_kit::prelude::*;
use mallard_texts::update_messages;

pub(super) fn update_bar(app: App) -> AnyView {
    let ready = PageOffer::Update.is_available();
    let later = RwSignal::new(app.left.with_value(|left| left.is_update_postponed));
    let put_off = move |_| {
        app.left.update_value(|left| left.is_update_postponed = true);
        later.set(true);
    };
    live_if(
        move || ready.get() && !later.get(),
        move || {
            html! {
                <div class="notice across wrapped" role="status">
                    <Icon name="refresh"/>
                    <p>{translate(app, |lang| update_messages(lang).ready)}</p>
                    <div class="notice__actions beside">
                    <button type="button" class="button button--quiet" on:click=put_off>
                        {translate(app, |lang| update_messages(lang).later)}
                    </button>
                    <button type="button" class="button" on:click=move |_| PageOffer::Update.accept()>
                        {translate(app, |lang| update_messages(lang).now)}
                    </button>
                    </div>
                </div>
            }
        },
    )
}
