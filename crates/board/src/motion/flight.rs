//! Elements on their way to their places. The style sheet moves them; this file only computes where from.

use leptos::ev::AnimationEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// Shorter ways than this, in pixels, are not worth showing.
const WORTH_SHOWING: f64 = 4.0;

const FLIGHT_KEYFRAMES: &str = "fly";

/// The place of an element: its centre and its width, in pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MotionRect {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
}

/// An element on its way, and its scale at the start.
#[derive(Debug)]
pub(crate) struct Flight {
    element: HtmlElement,
    from: (f64, f64),
    size: f64,
    /// Its delay after the first one, in hundredths of a flight.
    pub(crate) later: usize,
}

impl MotionRect {
    pub(crate) fn measure(thing: &Element) -> Self {
        let place = thing.get_bounding_client_rect();
        let width = place.width();
        Self { x: place.x() + width / 2.0, y: place.y() + place.height() / 2.0, width }
    }
}

impl Flight {
    /// The flight of an element, if it is worth showing.
    pub(crate) fn between(element: Element, from: MotionRect, to: MotionRect) -> Option<Self> {
        let (x, y) = (from.x - to.x, from.y - to.y);
        let size = if to.width > 0.0 { from.width / to.width } else { 1.0 };
        let element = element.dyn_into().ok()?;
        (x.abs().max(y.abs()) > WORTH_SHOWING).then_some(Self {
            element,
            from: (x, y),
            size,
            later: 0,
        })
    }

    fn begin(&self) {
        // Whole pixels and hundredths: no one sees less, and formatting fractions is a lot of code.
        #[expect(clippy::cast_possible_truncation, reason = "screens are small")]
        let (x, y, size) =
            (self.from.0 as i32, self.from.1 as i32, (self.size * 100.0).round() as i32);
        // Setting a property of our own name cannot fail.
        let style = self.element.style();
        let _ = style.set_property("--fx", &format!("{x}px"));
        let _ = style.set_property("--fy", &format!("{y}px"));
        let _ = style.set_property("--fs", &size.to_string());
        let _ = style.set_property("--fl", &self.later.to_string());
        let _ = self.element.class_list().add_1("is-new");
    }
}

/// Sets them going, together.
pub(crate) fn set_going(flights: &[Flight]) {
    for flight in flights {
        flight.begin();
    }
    if let (false, Some(table)) = (flights.is_empty(), first(".table")) {
        let _ = table.class_list().add_1("is-flying");
    }
}

/// An element has arrived; with the last one the table is at rest.
pub fn land(event: &AnimationEvent) {
    if event.animation_name() != FLIGHT_KEYFRAMES {
        return;
    }
    if let Some(Ok(thing)) = event.target().map(JsCast::dyn_into::<Element>) {
        let _ = thing.class_list().remove_1("is-new");
    }
    if let (None, Some(table)) = (first(".is-new"), first(".is-flying")) {
        let _ = table.class_list().remove_1("is-flying");
    }
}

/// The first element for a selector.
pub fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// All elements for a selector, in the order of the page.
pub fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|number| found.item(number)?.dyn_into().ok()).collect()
}
