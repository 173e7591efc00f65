//! Paints the pressed state before the screen updates. A step changes much of the table at once, which a slow tablet
//! takes a while to lay out; the user gets feedback in the next frame all the same.

use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event};
use mallard_kit::prelude::*;
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// Elements with a pressed state (`style/buttons.css`).
const PRESSABLE_SELECTOR: &str = "button, a";

const PRESSED_CLASS: &str = "is-pressed";

/// A hidden page has no frames: then the screen updates all the same.
const NO_FRAME: Duration = Duration::from_millis(200);

/// Runs in the task after the next frame, so that the pressed state is painted first; until then `behind` is true. It
/// does not wait after a pointer that comes up without a click, because a dragged element must not return to its origin
/// first, and not when animations are off.
pub(crate) fn after_press(app: App, behind: StoredValue<bool>, then: Box<dyn FnOnce()>) {
    let Some(pressed) = pressed_element().filter(|_| !app.is_instant()) else { return then() };
    behind.set_value(true);
    // An element's own class can be set and removed.
    let _ = pressed.class_list().add_1(PRESSED_CLASS);
    let then = Rc::new(Cell::new(Some(then)));
    let go_on = move || {
        let Some(then) = then.take() else { return };
        let _ = pressed.class_list().remove_1(PRESSED_CLASS);
        // The screen may be gone by now.
        if behind.try_set_value(false).is_none() {
            then();
        }
    };
    set_timeout(go_on.clone(), NO_FRAME);
    request_animation_frame(move || set_timeout(go_on, Duration::ZERO));
}

/// The element of the current pointer or click event, if any.
fn pressed_element() -> Option<Element> {
    let event: Event = window().event().dyn_into().ok()?;
    let presses = matches!(event.type_().as_str(), "click" | "pointerdown");
    let target: Element = presses.then(|| event.target())??.dyn_into().ok()?;
    target.closest(PRESSABLE_SELECTOR).ok().flatten()
}
