//! The button that shows what a person sees only now, as long as it is held. A short press shows it
//! until the next press: so do a key and a screen reader.

use crate::engine::Seat;
use crate::ui::kit::{Icon, live_text};
use crate::ui::table::play::desk::{Deed, Desk};
use leptos::ev::{self, PointerEvent};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use leptos::prelude::*;
use std::time::Duration;

/// A press that is shorter shows the cards until the next one.
const SHORT: Duration = Duration::from_millis(400);

/// The seat that has the button: it can look now, or has pressed it and still looks.
pub(in crate::ui::table) fn looker(desk: Desk) -> Memo<Option<Seat>> {
    Memo::new(move |before: Option<&Option<Seat>>| {
        let now = desk.now.get();
        if desk.faced().looks() {
            return now.seat;
        }
        before.copied().flatten().filter(|&seat| now.glimpsing && now.seat == Some(seat))
    })
}

/// The button, new for each seat: a finger that is still on the last one presses nothing.
pub(in crate::ui::table) fn look_button(desk: Desk) -> AnyView {
    let app = desk.app;
    let looks = move || desk.now.get().glimpsing;
    // The finger or the mouse on it, and whether it has held on for long.
    let held = RwSignal::new(None::<i32>);
    let long = StoredValue::new(false);
    // Did the press of the next click show the cards?
    let shown = StoredValue::new(false);
    let waiting = StoredValue::new(None::<TimeoutHandle>);
    let clear = move || {
        if let Some(Some(handle)) = waiting.try_update_value(Option::take) {
            handle.clear();
        }
    };
    let press = move |event: PointerEvent| {
        let fresh = event.button() == 0 && !untrack(looks);
        shown.set_value(fresh);
        if fresh {
            held.set(Some(event.pointer_id()));
            long.set_value(false);
            waiting.set_value(set_timeout_with_handle(move || long.set_value(true), SHORT).ok());
            desk.does(Deed::Look);
        }
    };
    let lift = move |event: &PointerEvent| {
        if held.try_get_untracked() == Some(Some(event.pointer_id())) {
            clear();
            held.set(None);
            if long.get_value() && untrack(looks) {
                desk.does(Deed::Seen);
            }
        }
    };
    let click = move |_| {
        let showing = shown.try_update_value(std::mem::take) == Some(true);
        match (showing, untrack(looks)) {
            (true, _) => {}
            (false, true) => desk.does(Deed::Seen),
            (false, false) => desk.does(Deed::Look),
        }
    };
    // The finger may slide off the button.
    let up = window_event_listener(ev::pointerup, move |event| lift(&event));
    let gone = window_event_listener(ev::pointercancel, move |event| lift(&event));
    on_cleanup(move || {
        clear();
        up.remove();
        gone.remove();
    });
    let label = live_text(move || {
        let words = &app.text().flat;
        let label = match (looks(), held.get()) {
            (false, _) => words.hold,
            (true, Some(_)) => words.let_go,
            (true, None) => words.hide,
        };
        label.to_owned()
    });
    view! {
        <button
            type="button"
            class="button button--primary peek-button"
            aria-pressed=live_text(move || looks().to_string())
            on:pointerdown=press
            on:click=click
            on:contextmenu=|event| event.prevent_default()
        >
            <Icon name="eye"/>
            <span>{label}</span>
        </button>
    }
    .into_any()
}
