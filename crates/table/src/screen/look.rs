//! The button that shows the cards that a player sees only now, while it is pointer down. A short tap shows them until the
//! next tap, as do a key and a screen reader.

use leptos::ev::{self, PointerEvent};
use leptos::leptos_dom::helpers::{TimeoutHandle, set_timeout_with_handle};
use mallard_board::{Command, MatchUiHandle, TurnCommand};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_texts::{curtain_messages, flat_messages};
use std::time::Duration;

/// A tap that is shorter shows the cards until the next one.
const MAX_TAP_DURATION: Duration = Duration::from_millis(400);

/// The seat with the button: it can look now, or has tapped it and still looks.
pub(crate) fn peeking_seat(handle: MatchUiHandle) -> Memo<Option<Seat>> {
    Memo::new(move |before: Option<&Option<Seat>>| {
        let now = handle.now.get();
        if handle.dyn_ui().can_peek() {
            return now.seat;
        }
        before.copied().flatten().filter(|&seat| now.glimpsing && now.seat == Some(seat))
    })
}

/// The button, new for each seat: a finger that is still on the last one activates nothing.
pub(crate) fn look_button(handle: MatchUiHandle) -> AnyView {
    let app = handle.app;
    let looks = move || handle.now.get().glimpsing;
    // The finger or the mouse on it, and whether it has been down for long.
    let pointer = RwSignal::new(None::<i32>);
    let long = StoredValue::new(false);
    // Did the pointer of the next click show the cards?
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
            pointer.set(Some(event.pointer_id()));
            long.set_value(false);
            waiting.set_value(
                set_timeout_with_handle(move || long.set_value(true), MAX_TAP_DURATION).ok(),
            );
            handle.dispatch(Command::Look);
        }
    };
    let lift = move |event: &PointerEvent, by_player: bool| {
        if pointer.try_get_untracked() == Some(Some(event.pointer_id())) {
            clear();
            pointer.set(None);
            if by_player && long.get_value() && untrack(looks) {
                handle.dispatch(TurnCommand::Seen);
            }
        }
    };
    let click = move |_| {
        let showing = shown.try_update_value(std::mem::take) == Some(true);
        match (showing, untrack(looks)) {
            (true, _) => {}
            (false, true) => handle.dispatch(TurnCommand::Seen),
            (false, false) => handle.dispatch(Command::Look),
        }
    };
    // The finger may slide off the button. If the browser or the system took it away, the player has not let go: the
    // cards show until the next tap.
    let up = window_event_listener(ev::pointerup, move |event| lift(&event, true));
    let gone = window_event_listener(ev::pointercancel, move |event| lift(&event, false));
    on_cleanup(move || {
        clear();
        up.remove();
        gone.remove();
    });
    let label = live_text(move || {
        let words = flat_messages(app.lang());
        let label = match (looks(), pointer.get()) {
            (false, _) => words.hold,
            (true, Some(_)) => words.let_go,
            // The same words as after a reload, when the table's own button ends the look.
            (true, None) => curtain_messages(app.lang()).seen,
        };
        label.to_owned()
    });
    html! {
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
}
