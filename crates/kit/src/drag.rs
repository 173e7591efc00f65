//! Dragging with a finger or a mouse.
//!
//! A pointer that moves while it is down starts a drag; one that does not remains a tap. `assets/page/input-guard.js`
//! ends a drag with Esc, and prevents the browser from dragging selected text instead. The document finds the place of
//! the drop: an element with `data-drop` is a place, and its value is the place's name.

use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{self, HtmlElement};
use std::time::Duration;

/// A pointer that moves further than this, in pixels, drags: a finger that taps slides nearly as far.
const DRAG_DISTANCE_PX: i32 = 15;

/// Browsers fire a click for a finger's tap that moves no further than this, in pixels; for some longer ones too.
const CLICK_DISTANCE_PX: i32 = 8;

/// How soon after a drag its click follows, if at all.
const CLICK_FOLLOWS: Duration = Duration::from_millis(100);

/// A dragged item. A handle: copy it freely.
#[derive(Debug)]
pub struct Drag<T: 'static> {
    dragged: RwSignal<Option<Dragged<T>>>,
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
        self.dragged == other.dragged
    }
}

#[derive(Clone, PartialEq, Debug)]
struct Dragged<T> {
    item: T,
    pointer: i32,
    from: (i32, i32),
    by: (i32, i32),
    moved: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Dropped<T> {
    pub item: T,
    /// The value of `data-drop` at the place of the drop; `None` outside such places.
    pub place: Option<String>,
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Default for Drag<T> {
    fn default() -> Self {
        Self { dragged: RwSignal::new(None), just_dropped: RwSignal::new(false) }
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Drag<T> {
    /// Starts a possible drag: a pointer went down on an item.
    pub fn start(self, item: T, event: &PointerEvent) {
        self.just_dropped.set(false);
        if event.button() == 0 && self.dragged.with_untracked(Option::is_none) {
            let from = (event.client_x(), event.client_y());
            let pointer = event.pointer_id();
            self.dragged.set(Some(Dragged { item, pointer, from, by: (0, 0), moved: false }));
            // The element captures the pointer's events wherever the pointer goes.
            if let Some(element) = element_of(event) {
                let _ = element.set_pointer_capture(pointer);
            }
        }
    }

    pub fn follow(self, event: &PointerEvent) {
        let by = |from: (i32, i32)| (event.client_x() - from.0, event.client_y() - from.1);
        let Some(mut dragged) = self.dragged.get_untracked() else { return };
        if dragged.pointer != event.pointer_id() {
            return;
        }
        dragged.by = by(dragged.from);
        dragged.moved |= length(dragged.by) > DRAG_DISTANCE_PX;
        if dragged.moved {
            self.dragged.set(Some(dragged));
        }
    }

    /// Ends the drag: returns the item and its place, if it was a drag.
    pub fn release(self, event: &PointerEvent) -> Option<Dropped<T>> {
        let dragged =
            self.dragged.get_untracked().filter(|dragged| dragged.pointer == event.pointer_id())?;
        self.dragged.set(None);
        let (x, y) = (event.client_x(), event.client_y());
        let element = element_of(event);
        if !dragged.moved {
            let by = (x - dragged.from.0, y - dragged.from.1);
            if event.pointer_type() == "touch" && length(by) > CLICK_DISTANCE_PX {
                let tapped = element.and_then(|element| element.dyn_into::<HtmlElement>().ok());
                tapped.inspect(HtmlElement::click);
                self.swallow_next();
            }
            return None;
        }
        self.swallow_next();
        Some(Dropped { item: dragged.item, place: place_at(x, y, element.as_ref()) })
    }

    /// Swallows the click that may follow at once.
    fn swallow_next(self) {
        let just_dropped = self.just_dropped;
        just_dropped.set(true);
        // After a finger's drag no click follows, and the next tap is a real one.
        let forget = move || {
            let _ = just_dropped.try_set(false);
        };
        set_timeout(forget, CLICK_FOLLOWS);
    }

    /// Ends the drag without a drop: a call or a gesture of the system took the pointer away.
    pub fn cancel(self) {
        self.dragged.set(None);
    }

    /// Ends the drag if the dragged item is gone.
    fn ends_with(self, item: &T) {
        let dragged = self.dragged.try_with_untracked(|dragged| {
            dragged.as_ref().is_some_and(|dragged| dragged.item == *item)
        });
        if dragged == Some(true) {
            let _ = self.dragged.try_set(None);
        }
    }

    /// Is a finger on an item?
    pub fn is_held(self) -> bool {
        self.dragged.with(Option::is_some)
    }

    /// The distance of this item from its start, in pixels, while it is dragged.
    pub fn offset(self, item: &T) -> Option<(i32, i32)> {
        self.dragged.with(|dragged| {
            dragged
                .as_ref()
                .filter(|dragged| dragged.moved && dragged.item == *item)
                .map(|dragged| dragged.by)
        })
    }

    /// The offset as two values for a style sheet's properties; empty while the item is not dragged. The item's drawing
    /// reads them, so the drag ends with the drawing: if an item is gone, no element gets the events of the finger on
    /// it.
    pub fn watch_offset(self, item: T) -> (Signal<String>, Signal<String>) {
        let pixels = |by: Option<i32>| by.map(|by| format!("{by}px")).unwrap_or_default();
        let (other, gone) = (item.clone(), item.clone());
        on_cleanup(move || self.ends_with(&gone));
        (
            Signal::derive(move || pixels(self.offset(&item).map(|by| by.0))),
            Signal::derive(move || pixels(self.offset(&other).map(|by| by.1))),
        )
    }

    /// Is the current click the end of a drag? Asking resets it.
    pub fn swallows_click(self) -> bool {
        let dropped = self.just_dropped.get_untracked();
        self.just_dropped.set(false);
        dropped
    }
}

/// How far it goes along the longer of its two sides.
const fn length((x, y): (i32, i32)) -> i32 {
    if x.abs() > y.abs() { x.abs() } else { y.abs() }
}

fn element_of(event: &PointerEvent) -> Option<web_sys::Element> {
    event.current_target()?.dyn_into().ok()
}

/// The place under a point, looking through the dragged item itself.
fn place_at(x: i32, y: i32, dragged: Option<&web_sys::Element>) -> Option<String> {
    #[expect(clippy::cast_precision_loss, reason = "screens are smaller than 2^24 pixels")]
    let under = document().elements_from_point(x as f32, y as f32);
    under.iter().find_map(|element| {
        let element: web_sys::Element = element.dyn_into().ok()?;
        let place = element.closest("[data-drop]").ok()??;
        (Some(&place) != dragged).then(|| place.get_attribute("data-drop"))?
    })
}
