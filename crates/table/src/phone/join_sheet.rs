//! The dialog "Play on phones" on screen.

use super::camera::camera;
use super::code::code;
use super::join::{JoinPhase, JoinRequest, JoinSheet};
use super::person::{asks_to_replace, people, person_panel};
use crate::share::own_address;
use mallard_engine::SeatSet;
use mallard_kit::Sheet;
use mallard_kit::prelude::*;
use mallard_texts::{claim_privacy, phone_messages};

/// The dialog. `stand_ins` are the seats that bots play for now: they have no code.
pub(super) fn join_sheet(
    app: App,
    joining: JoinRequest,
    open: RwSignal<bool>,
    stand_ins: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let join = JoinSheet::new(app, joining, open);
    watch(move || if open.get() { untrack(|| join.begin()) } else { join.end() });
    watch(move || {
        if join.now.get().is_some() {
            join.notify_phones();
        }
    });
    let before = StoredValue::new(SeatSet::EMPTY);
    watch(move || {
        let connected = join.joining.with_value(|joining| joining.connected).get();
        let returned = connected.minus(before.get_value());
        before.set_value(connected);
        untrack(|| join.notice_return(returned));
    });
    watch(move || {
        if join.scanner.sees() && matches!(join.phase.get(), JoinPhase::Shown(_)) {
            join.renew_code();
        }
    });
    let asked = RwSignal::new(None);
    let title = live_text(move || {
        let words = phone_messages(app.lang());
        if join.is_reconnecting.get() { words.title_again } else { words.title }.to_owned()
    });
    let again = move || html! { <p>{join.joining.with_value(|joining| joining.status)}</p> };
    html! {
        <Sheet open class="dialog dialog--sheet join" body="dialog__body stacked" title>
            {live_if(move || join.is_reconnecting.get(), again)}
            {own_address(app)}
            {people(join, asked)}
            {stand_ins()}
            {live_if(move || join.now.get().is_some(), move || grid(join))}
            <p class="join__foot across muted"><Icon name="lock" small=true/><span>{note(app)}</span></p>
        </Sheet>
        {asks_to_replace(join, asked)}
    }
}

/// The requirements for the devices, and the claim about privacy.
fn note(app: App) -> Signal<String> {
    live_text(move || {
        let needs = phone_messages(app.lang()).same_network;
        app.text().sentences(&[needs, claim_privacy(app.lang())])
    })
}

fn grid(join: JoinSheet) -> AnyView {
    html! {
        <div
            class="join__grid stacked"
            class:is-in=move || join.phase.get() == JoinPhase::In
            class:is-apart=move || join.phase.with(JoinPhase::has_failed)
        >
            {code(join)}
            {person_panel(join)}
            {camera(join)}
        </div>
    }
}
