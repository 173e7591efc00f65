//! A newer version of the app, mentioned in the menu of a table: it never interrupts a match.

use mallard_kit::PageOffer;
use mallard_kit::prelude::*;
use mallard_texts::update_messages;

pub fn update_line(app: App) -> AnyView {
    let ready = PageOffer::Update.is_available();
    live_if(
        move || ready.get(),
        move || {
            let words = translate(app, |lang| update_messages(lang).at_the_table);
            html! { <p class="menu__note across"><Icon name="refresh"/><span>{words}</span></p> }
        },
    )
}
