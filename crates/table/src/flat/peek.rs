//! The button that shows a player's own cards while it is pointer down; for players who cannot hold it easily, a tap shows
//! them until the next one.

use crate::parts::keys::dialog_is_open;
use leptos::ev::{self, KeyboardEvent, PointerEvent};
use mallard_board::{MatchUiHandle, TurnCommand};
use mallard_engine::Seat;
use mallard_kit::prelude::*;
use mallard_texts::flat_messages;

/// `peeks`: do the cards of this seat show now? `asked`: does this seat decide now?
pub(crate) fn peek_button(
    handle: MatchUiHandle,
    seat: Seat,
    peeks: Memo<bool>,
    asked: Memo<bool>,
) -> AnyView {
    let app = handle.app;
    let by_tap = move || app.settings.with_untracked(|settings| settings.tap_to_peek);
    // The finger or the mouse on it.
    let pointer = StoredValue::new(None::<i32>);
    // Is a key down on it?
    let by_key = StoredValue::new(false);
    let hide = move || {
        let _ = by_key.try_set_value(false);
        if peeks.try_get_untracked() == Some(true) {
            handle.dispatch(TurnCommand::Hide);
        }
    };
    let press = move |event: PointerEvent| {
        if event.button() == 0 && !by_tap() {
            pointer.set_value(Some(event.pointer_id()));
            handle.dispatch(TurnCommand::Peek(seat));
        }
    };
    let tap = move |_| {
        if !by_tap() {
            return;
        }
        if peeks.get_untracked() {
            return hide();
        }
        handle.dispatch(TurnCommand::Peek(seat));
    };
    let key_down = move |event: KeyboardEvent| {
        if can_hold(&event) && !event.repeat() && !by_tap() {
            by_key.set_value(true);
            handle.dispatch(TurnCommand::Peek(seat));
        }
    };
    // The turn passes: the cards of its player close.
    let was_asked = StoredValue::new(false);
    watch(move || {
        let asked = asked.get();
        if was_asked.get_value() && !asked {
            hide();
        }
        was_asked.set_value(asked);
    });
    let let_go = move || {
        if by_key.try_get_value() == Some(true) {
            hide();
        }
    };
    hide_when_let_go(pointer, let_go, hide);
    let label = live_text(move || {
        let words = flat_messages(app.lang());
        let taps = app.settings.with(|settings| settings.tap_to_peek);
        match (taps, peeks.get()) {
            (false, false) => words.hold,
            (false, true) => words.let_go,
            (true, false) => words.peek,
            (true, true) => words.hide,
        }
        .to_owned()
    });
    // Only one button is amber: with a card raised it is the one that plays it.
    let primary = flag(move || {
        let plays = || handle.dyn_ui().buttons().iter().any(|button| button.primary);
        asked.get() && !(peeks.get() && plays())
    });
    html! {
        <button
            type="button"
            class="button peek-button"
            class:button--primary=primary
            class:is-down=peeks
            aria-pressed=live_text(move || peeks.get().to_string())
            on:pointerdown=press
            on:click=tap
            on:keydown=key_down
            on:blur=move |_| let_go()
            on:contextmenu=|event| event.prevent_default()
        >
            <Icon name="eye"/>
            <span>{label}</span>
        </button>
    }
}

/// Can this key press the button?
fn can_hold(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), " " | "Enter")
}

/// Hides the cards once `pointer`, the pointer on the button, comes up anywhere, and once the page or the focus changes.
/// `let_go` is for the key on the button.
fn hide_when_let_go(
    pointer: StoredValue<Option<i32>>,
    let_go: impl Fn() + 'static,
    hide: impl Fn() + Copy + 'static,
) {
    // The finger may slide off the button, and the screen may turn off under it.
    let lift = move |event: &PointerEvent| {
        if pointer.try_get_value() == Some(Some(event.pointer_id())) {
            pointer.set_value(None);
            hide();
        }
    };
    // The key comes up no matter where the focus is by then.
    let key_up = window_event_listener(ev::keyup, move |event| {
        if can_hold(&event) {
            let_go();
        }
    });
    // A dialog takes the focus when it opens.
    let into_dialog = window_event_listener(ev::focusin, move |_| {
        if dialog_is_open() {
            hide();
        }
    });
    let up = window_event_listener(ev::pointerup, move |event| lift(&event));
    let gone = window_event_listener(ev::pointercancel, move |event| lift(&event));
    let away = window_event_listener(ev::blur, move |_| hide());
    let hidden = window_event_listener_untyped("visibilitychange", move |_| hide());
    on_cleanup(move || {
        for listener in [key_up, into_dialog, up, gone, away, hidden] {
            listener.remove();
        }
    });
}
