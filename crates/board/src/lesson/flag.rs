//! The words on a piece that a lesson does not want.

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event};
use mallard_web::DropGuard;

/// Elements that can be tapped, except labelled buttons.
const PIECE_SELECTOR: &str = ":is(button, .duck):not(.button)";

const FLAG_ATTRIBUTE: &str = "data-wrong";

/// The element that was tapped last. A handle: copy it freely.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastTouched(StoredValue<Option<Element>, LocalStorage>);

impl LastTouched {
    /// Records each tap from now on, as long as the screen is there.
    pub(crate) fn listen() -> Self {
        let touched = Self(StoredValue::new_local(None));
        let pressed = window_event_listener(ev::pointerdown, move |event| touched.remember(&event));
        let key = window_event_listener(ev::keydown, move |event| touched.remember(&event));
        on_cleanup(move || {
            pressed.remove();
            key.remove();
        });
        touched
    }

    fn remember(self, event: &Event) {
        let on = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        self.0.set_value(on.and_then(|on| on.closest(PIECE_SELECTOR).ok().flatten()));
    }

    /// Puts words on the tapped piece, until this is dropped; the style sheet shows them.
    pub(crate) fn fly(self, words: &str) -> Option<DropGuard> {
        let piece = self.0.get_value()?;
        piece.set_attribute(FLAG_ATTRIBUTE, words).ok()?;
        Some(DropGuard::dropped(move || {
            // Fails only if the attribute is missing.
            let _ = piece.remove_attribute(FLAG_ATTRIBUTE);
        }))
    }
}
