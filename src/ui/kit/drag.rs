//! Dragging with a finger or a mouse.
//!
//! A press that moves becomes a drag; one that does not stays a tap. Where it is dropped is
//! asked of the document: an element with `data-drop` is a place, its value says which.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys;
use std::time::Duration;

/// So many pixels make a drag of a press.
const THRESHOLD: i32 = 8;

/// After a drag its click comes at once, if at all.
const CLICK_FOLLOWS: Duration = Duration::from_millis(100);

/// Something being dragged. A handle: copy it freely.
#[derive(Debug)]
pub struct Drag<T: 'static> {
    held: RwSignal<Option<Held<T>>>,
    /// The browser fires a click after a drag; it must not count as a tap.
    just_dropped: RwSignal<bool>,
}

impl<T> Clone for Drag<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Drag<T> {}

impl<T> PartialEq for Drag<T> {
    fn eq(&self, other: &Self) -> bool {
        self.held == other.held
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Held<T> {
    thing: T,
    pointer: i32,
    from: (i32, i32),
    by: (i32, i32),
    moved: bool,
}

/// The end of a drag: what was dropped, and on which place.
#[derive(Clone, PartialEq, Debug)]
pub struct Dropped<T> {
    /// What was dragged.
    pub thing: T,
    /// The value of `data-drop` where it was let go; nothing on bare ground.
    pub place: Option<String>,
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Default for Drag<T> {
    fn default() -> Self {
        Self { held: RwSignal::new(None), just_dropped: RwSignal::new(false) }
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Drag<T> {
    /// A pointer went down on a thing.
    pub fn press(self, thing: T, event: &PointerEvent) {
        self.just_dropped.set(false);
        if event.button() == 0 && self.held.with_untracked(Option::is_none) {
            let from = (event.client_x(), event.client_y());
            let pointer = event.pointer_id();
            self.held.set(Some(Held { thing, pointer, from, by: (0, 0), moved: false }));
            // The element keeps getting the pointer's events wherever it goes.
            if let Some(element) = element_of(event) {
                let _ = element.set_pointer_capture(pointer);
            }
        }
    }

    /// The pointer moved.
    pub fn follow(self, event: &PointerEvent) {
        let by = |from: (i32, i32)| (event.client_x() - from.0, event.client_y() - from.1);
        let Some(mut held) = self.held.get_untracked() else { return };
        if held.pointer != event.pointer_id() {
            return;
        }
        held.by = by(held.from);
        held.moved |= held.by.0.abs().max(held.by.1.abs()) > THRESHOLD;
        if held.moved {
            self.held.set(Some(held));
        }
    }

    /// The pointer went up: what was dropped where, if it was a drag.
    pub fn release(self, event: &PointerEvent) -> Option<Dropped<T>> {
        let held = self.held.get_untracked().filter(|held| held.pointer == event.pointer_id())?;
        self.held.set(None);
        if !held.moved {
            return None;
        }
        self.just_dropped.set(true);
        // After a finger's drag there is no click, and the next tap is meant.
        let just_dropped = self.just_dropped;
        let forget = move || {
            let _ = just_dropped.try_set(false);
        };
        set_timeout(forget, CLICK_FOLLOWS);
        let (x, y) = (event.client_x(), event.client_y());
        Some(Dropped { thing: held.thing, place: place_at(x, y, element_of(event).as_ref()) })
    }

    /// The pointer was taken away (a call, a gesture of the system).
    pub fn cancel(self) {
        self.held.set(None);
    }

    /// The thing is gone; where it was dragged, so is the drag.
    fn ends_with(self, thing: &T) {
        let held = self
            .held
            .try_with_untracked(|held| held.as_ref().is_some_and(|held| held.thing == *thing));
        if held == Some(true) {
            let _ = self.held.try_set(None);
        }
    }

    /// Is a finger on something?
    pub fn is_held(self) -> bool {
        self.held.with(Option::is_some)
    }

    /// How far this thing is from where it was picked up, in pixels, while it is dragged.
    pub fn offset(self, thing: &T) -> Option<(i32, i32)> {
        self.held.with(|held| {
            held.as_ref().filter(|held| held.moved && held.thing == *thing).map(|held| held.by)
        })
    }

    /// The same as two values for a style sheet's properties; empty while it is not dragged. What draws the thing asks
    /// for them, so the drag ends when that goes: of a finger on something that is gone no element hears.
    pub fn shift(self, thing: T) -> (Signal<String>, Signal<String>) {
        let pixels = |by: Option<i32>| by.map(|by| format!("{by}px")).unwrap_or_default();
        let (other, gone) = (thing.clone(), thing.clone());
        on_cleanup(move || self.ends_with(&gone));
        (
            Signal::derive(move || pixels(self.offset(&thing).map(|by| by.0))),
            Signal::derive(move || pixels(self.offset(&other).map(|by| by.1))),
        )
    }

    /// Was the click that comes now the end of a drag? Asking resets it.
    pub fn swallows_click(self) -> bool {
        let dropped = self.just_dropped.get_untracked();
        self.just_dropped.set(false);
        dropped
    }
}

fn element_of(event: &PointerEvent) -> Option<web_sys::Element> {
    event.current_target()?.dyn_into().ok()
}

/// The place under a point, looking through the dragged thing itself.
fn place_at(x: i32, y: i32, dragged: Option<&web_sys::Element>) -> Option<String> {
    #[expect(clippy::cast_precision_loss, reason = "screens are smaller than 2^24 pixels")]
    let under = document().elements_from_point(x as f32, y as f32);
    under.iter().find_map(|element| {
        let element: web_sys::Element = element.dyn_into().ok()?;
        let place = element.closest("[data-drop]").ok()??;
        (Some(&place) != dragged).then(|| place.get_attribute("data-drop"))?
    })
}
