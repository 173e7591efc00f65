//! The note beside a code or a link that only this device can open.

use mallard_codes::signaling::is_own_address;
use mallard_kit::prelude::*;
use mallard_texts::phone_messages;
use mallard_web as web;

/// The note, if others cannot open the address of this page.
pub(crate) fn own_address(app: App) -> AnyView {
    let note = is_own_address(&web::address()).then(|| {
        view! {
            <p class="own-address across">
                <Icon name="info"/><span>{live_text(move || phone_messages(app.lang()).own_address.to_owned())}</span>
            </p>
        }
    });
    note.into_any()
}
