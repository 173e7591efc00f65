//! Motion: a decoration on top of a table that is already true.
//!
//! Two pictures are compared, one from before a step and one from after it. A thing carries a
//! key in `data-flip` that everybody who sees it may read; one that lies elsewhere now glides
//! there, one that is new comes from the seat that acted or, into the hand, from the stock, which
//! itself comes from nowhere; from where else is said by `data-from` around it, the key of another
//! thing. When another's part lies in the dock (`data-whose`), what belongs to seats lies elsewhere
//! though nobody moved it: only the middle moves then. The style sheet moves it (`is-new`) and lifts
//! what moves above pond and dock (`is-flying`), so speed and reduced motion are decided there, and
//! nothing waits for it.

use crate::engine::Seat;
use leptos::ev::AnimationEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use std::collections::BTreeMap;

/// Shorter ways than this, in pixels, are not worth showing.
const WORTH_SHOWING: f64 = 4.0;

/// The key of the pile that one draws from.
const STOCK: &str = "stock";

/// The keyframes that bring a thing to its place.
const FLIGHT: &str = "fly";

/// Where things lay, and who acted then.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    places: BTreeMap<String, Place>,
    actor: Option<Seat>,
    /// Whose part lay in the dock.
    docked: Option<String>,
}

/// Where a thing lies: its middle and how wide it is, in pixels.
#[derive(Clone, Copy, Debug)]
struct Place {
    x: f64,
    y: f64,
    width: f64,
}

/// A thing on its way, and how much larger it was where it comes from.
#[derive(Debug)]
struct Flight {
    thing: HtmlElement,
    from: (f64, f64),
    size: f64,
}

impl Picture {
    /// Where things lie now, before `actor`'s step is shown.
    pub(super) fn taken(actor: Seat) -> Self {
        let places = all("[data-flip]").into_iter();
        Self {
            places: places.filter_map(|thing| Some((key(&thing)?, Place::of(&thing)))).collect(),
            actor: Some(actor),
            docked: docked(),
        }
    }

    /// Where a new thing comes from: what is named around it, the stock, or the seat that acted.
    fn origin(&self, thing: &Element, seat: Option<Place>) -> Option<Place> {
        let around = thing.closest("[data-from]").ok().flatten();
        let named = around.and_then(|around| around.get_attribute("data-from"));
        let named = named.and_then(|key| self.places.get(&key).copied());
        let stock = || self.places.get(STOCK).copied();
        named.or_else(|| if is_within(thing, ".hand") { stock() } else { seat })
    }
}

impl Place {
    fn of(thing: &Element) -> Self {
        let place = thing.get_bounding_client_rect();
        let width = place.width();
        Self { x: place.x() + width / 2.0, y: place.y() + place.height() / 2.0, width }
    }
}

/// Lets what lies elsewhere now come from where it was.
pub(super) fn show(before: &Picture) {
    let Some(actor) = before.actor else { return };
    for moved in all(".is-new, .is-moved, .is-flying") {
        // Classes that are not there cannot fail to go.
        let _ = moved.class_list().remove_3("is-new", "is-moved", "is-flying");
    }
    let plate = first(&format!("[data-seat=\"{}\"]", actor.index()));
    let seat = plate.as_ref().map(Place::of);
    let turned = before.docked != docked();
    // All is measured before anything is set going: a measure after that would make the browser
    // lay the page out anew for each thing.
    let flights: Vec<Flight> = all("[data-flip]")
        .into_iter()
        .filter(|thing| !turned || !is_within(thing, ".hand, [data-seat]"))
        .filter_map(|thing| {
            let key = key(&thing)?;
            let to = Place::of(&thing);
            // What was not there before comes as large as it will be.
            let appears = before.origin(&thing, seat).filter(|_| key != STOCK);
            let appears = appears.map(|from| Place { width: to.width, ..from });
            let from = before.places.get(&key).copied().or(appears)?;
            Flight::between(thing, from, to)
        })
        .collect();
    for flight in &flights {
        flight.begin();
    }
    if let (false, Some(table)) = (flights.is_empty(), first(".t")) {
        let _ = table.class_list().add_1("is-flying");
    }
    if let Some(plate) = plate {
        let _ = plate.class_list().add_1("is-moved");
    }
}

/// Something has come to its place; with the last one the table lies as it always does.
pub(super) fn land(event: &AnimationEvent) {
    if event.animation_name() != FLIGHT {
        return;
    }
    if let Some(Ok(thing)) = event.target().map(JsCast::dyn_into::<Element>) {
        let _ = thing.class_list().remove_1("is-new");
    }
    if let (None, Some(table)) = (first(".is-new"), first(".is-flying")) {
        let _ = table.class_list().remove_1("is-flying");
    }
}

impl Flight {
    /// The way of a thing, if it is worth showing.
    fn between(thing: Element, from: Place, to: Place) -> Option<Self> {
        let (x, y) = (from.x - to.x, from.y - to.y);
        let size = if to.width > 0.0 { from.width / to.width } else { 1.0 };
        let thing = thing.dyn_into().ok()?;
        (x.abs().max(y.abs()) > WORTH_SHOWING).then_some(Self { thing, from: (x, y), size })
    }

    fn begin(&self) {
        // Whole pixels and hundredths: nobody sees less, and formatting fractions is a lot of code.
        #[expect(clippy::cast_possible_truncation, reason = "screens are small")]
        let (x, y, size) =
            (self.from.0 as i32, self.from.1 as i32, (self.size * 100.0).round() as i32);
        // Setting a property of our own name cannot fail.
        let style = self.thing.style();
        let _ = style.set_property("--fx", &format!("{x}px"));
        let _ = style.set_property("--fy", &format!("{y}px"));
        let _ = style.set_property("--fs", &size.to_string());
        let _ = self.thing.class_list().add_1("is-new");
    }
}

fn key(thing: &Element) -> Option<String> {
    thing.get_attribute("data-flip")
}

/// Whose part lies in the dock, where that may change from one step to the next.
fn docked() -> Option<String> {
    first(".hand[data-whose]")?.get_attribute("data-whose")
}

fn is_within(thing: &Element, selector: &str) -> bool {
    thing.closest(selector).ok().flatten().is_some()
}

fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|number| found.item(number)?.dyn_into().ok()).collect()
}
