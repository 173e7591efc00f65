//! The note beside a code or a link that only this device can open.

use super::translate;
use leptos::prelude::*;
use mallard_kit::{App, Icon};
use mallard_signaling::is_own_address;
use mallard_web as web;

/// The note, if others cannot open the address of this page.
pub(crate) fn own_address(app: App) -> AnyView {
    let note = is_own_address(&web::address()).then(|| {
        view! {
            <p class="own-address across">
                <Icon name="info"/><span>{translate(app, |words| words.own_address)}</span>
            </p>
        }
    });
    note.into_any()
}
