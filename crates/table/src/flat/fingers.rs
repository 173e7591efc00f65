//! Lets several people tap at once: when all move at the same time, they do not wait for each
//! other.
//!
//! Browsers fire a click for a tap only if no other finger is on the screen. Other taps become clicks here; everything
//! else on the table handles only clicks.

use leptos::ev;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// A finger that moves further than this, in pixels, does not tap: it drags (`mallard_kit::Drag`).
const MAX_TAP_DISTANCE_PX: i32 = 15;

/// Elements that can be tapped, or contain one that can.
const TAPPABLE_SELECTOR: &str = "a, button, span, div";

#[derive(Clone, Debug)]
struct Finger {
    pointer: i32,
    on: HtmlElement,
    at: (i32, i32),
    /// Was it ever on the screen together with another one?
    together: bool,
}

/// Fires clicks for the taps that the browser ignores.
pub(crate) fn listen() {
    let fingers = StoredValue::new_local(Vec::<Finger>::new());
    let lift = move |event: &PointerEvent| {
        fingers.try_update_value(|fingers| {
            let place = fingers.iter().position(|finger| finger.pointer == event.pointer_id())?;
            Some(fingers.remove(place))
        })?
    };
    let down = window_event_listener(ev::pointerdown, move |event| {
        let Some(on) = touched_element(&event) else { return };
        let at = (event.client_x(), event.client_y());
        fingers.try_update_value(|fingers| {
            let finger = Finger { pointer: event.pointer_id(), on, at, together: false };
            fingers.push(finger);
            let together = fingers.len() > 1;
            for finger in fingers {
                finger.together |= together;
            }
        });
    });
    let up = window_event_listener(ev::pointerup, move |event| {
        let Some(Finger { on, at, together: true, .. }) = lift(&event) else { return };
        let by = (event.client_x() - at.0, event.client_y() - at.1);
        if by.0.abs().max(by.1.abs()) <= MAX_TAP_DISTANCE_PX && on.is_connected() {
            on.click();
        }
    });
    let gone = window_event_listener(ev::pointercancel, move |event| {
        lift(&event);
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
        gone.remove();
    });
}

/// The element that a finger came down on; `None` for a mouse.
fn touched_element(event: &PointerEvent) -> Option<HtmlElement> {
    let element: Element = event.target()?.dyn_into().ok()?;
    let touched = (event.pointer_type() == "touch").then_some(element)?;
    touched.closest(TAPPABLE_SELECTOR).ok()??.dyn_into().ok()
}
