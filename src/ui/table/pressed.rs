//! What was pressed shows that it was before the screen follows. A step changes much of the table at once, which a
//! slow tablet takes a while to lay out; a finger is answered in the frame after it all the same.

use super::seated::is_instant;
use crate::ui::kit::App;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event};
use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

/// What can be pressed, and has the look of it (`style/buttons.css`).
const PRESSED: &str = "button, a";

/// The mark of what is pressed.
const MARK: &str = "is-pressed";

/// A page that nobody sees has no frames: then the screen follows all the same.
const NO_FRAME: Duration = Duration::from_millis(200);

/// Does something in the task after the next frame, so that what is pressed now is painted first; until then `behind`
/// holds. Nothing is waited for where nothing was clicked, for what was dragged must not lie where it came from
/// meanwhile; nor at the pace at which nothing moves.
pub(super) fn after_press(app: App, behind: StoredValue<bool>, then: Box<dyn FnOnce()>) {
    let Some(pressed) = clicked().filter(|_| !is_instant(app)) else { return then() };
    behind.set_value(true);
    // An element's own class can be set and taken away.
    let _ = pressed.class_list().add_1(MARK);
    let then = Rc::new(Cell::new(Some(then)));
    let go_on = move || {
        let Some(then) = then.take() else { return };
        let _ = pressed.class_list().remove_1(MARK);
        // The screen may be gone by now.
        if behind.try_set_value(false).is_none() {
            then();
        }
    };
    set_timeout(go_on.clone(), NO_FRAME);
    request_animation_frame(move || set_timeout(go_on, Duration::ZERO));
}

/// What the click is on that is being answered, if one is.
fn clicked() -> Option<Element> {
    let event: Event = window().event().dyn_into().ok()?;
    let target: Element = (event.type_() == "click").then(|| event.target())??.dyn_into().ok()?;
    target.closest(PRESSED).ok().flatten()
}
