//! What to try if the devices cannot connect: at the tablet and on a phone.

use super::translate;
use leptos::task::spawn_local_scoped_with_cancellation;
use mallard_kit::prelude::*;
use mallard_texts::phone_messages;
use mallard_web::denies_local_network;

/// The ways out if the browser itself opens no connection.
pub(super) fn browser_ways(app: App) -> AnyView {
    let ways = move || {
        let ways = phone_messages(app.lang()).browser_ways;
        ways.map(|way| view! { <li>{way}</li> }).collect_any().into_any()
    };
    html! { <ol class="ways-out">{live(ways)}</ol> }
}

/// What to try, in this order. The first is to allow the local network, if the browser refuses it.
pub(super) fn ways_out(app: App) -> AnyView {
    let denied = RwSignal::new(false);
    spawn_local_scoped_with_cancellation(async move { denied.set(denies_local_network().await) });
    let local_network = move || html! { <li>{translate(app, |words| words.local_network)}</li> };
    let ways = move || {
        let ways = phone_messages(app.lang()).ways_out;
        ways.map(|way| view! { <li>{way}</li> }).collect_any().into_any()
    };
    html! { <ol class="ways-out">{live_if(move || denied.get(), local_network)}{live(ways)}</ol> }
}
