//! Motion: a decoration on top of a table that is already true.
//!
//! Two pictures are compared, one from before a step and one from after it. A thing carries a
//! key in `data-flip` that everybody who sees it may read; one that lies elsewhere now glides
//! there, one that is new comes from the seat that acted or, into the hand, from the stock; from
//! where else is said by `data-from` around it, the key of another thing. When another's part lies
//! in the dock (`data-whose`), what belongs to seats lies elsewhere though nobody moved it: only
//! the middle moves then. The style sheet moves it (`is-new`), so speed and reduced motion are decided there, and nothing
//! waits for it.

use crate::engine::Seat;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use std::collections::BTreeMap;

/// Shorter ways than this, in pixels, are not worth showing.
const WORTH_SHOWING: f64 = 4.0;

/// Where things lay, and who acted then.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    places: BTreeMap<String, (f64, f64)>,
    actor: Option<Seat>,
    /// Whose part lay in the dock.
    docked: Option<String>,
}

impl Picture {
    /// Where things lie now, before `actor`'s step is shown.
    pub(super) fn taken(actor: Seat) -> Self {
        let places = all("[data-flip]").into_iter();
        Self {
            places: places.filter_map(|thing| Some((key(&thing)?, middle(&thing)))).collect(),
            actor: Some(actor),
            docked: docked(),
        }
    }
}

/// Lets what lies elsewhere now come from where it was.
pub(super) fn show(before: &Picture) {
    let Some(actor) = before.actor else { return };
    for moved in all(".is-new, .is-moved") {
        // Classes that are not there cannot fail to go.
        let _ = moved.class_list().remove_2("is-new", "is-moved");
    }
    let plate = first(&format!("[data-seat=\"{}\"]", actor.index()));
    let from_seat = plate.as_ref().map(middle);
    let stock = before.places.get("stock").copied();
    let turned = before.docked != docked();
    for thing in all("[data-flip]") {
        let Some(key) = key(&thing) else { continue };
        if turned && is_within(&thing, ".hand, [data-seat]") {
            continue;
        }
        let origin = thing.closest("[data-from]").ok().flatten();
        let origin = origin.and_then(|around| around.get_attribute("data-from"));
        let origin = origin.and_then(|origin| before.places.get(&origin).copied());
        let appears_from = origin.or(if is_within(&thing, ".hand") { stock } else { from_seat });
        let Some(from) = before.places.get(&key).copied().or(appears_from) else { continue };
        let to = middle(&thing);
        let (x, y) = (from.0 - to.0, from.1 - to.1);
        if x.abs().max(y.abs()) > WORTH_SHOWING {
            glide(&thing, x, y);
        }
    }
    if let Some(plate) = plate {
        let _ = plate.class_list().add_1("is-moved");
    }
}

/// Lets a thing come from an offset, in pixels.
fn glide(thing: &Element, x: f64, y: f64) {
    let Some(thing) = thing.dyn_ref::<HtmlElement>() else { return };
    // Setting a property of our own name cannot fail.
    // Whole pixels: nobody sees less, and formatting fractions is a lot of code.
    #[expect(clippy::cast_possible_truncation, reason = "screens are small")]
    let (x, y) = (x as i32, y as i32);
    let _ = thing.style().set_property("--fx", &format!("{x}px"));
    let _ = thing.style().set_property("--fy", &format!("{y}px"));
    let _ = thing.class_list().add_1("is-new");
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

fn middle(thing: &Element) -> (f64, f64) {
    let place = thing.get_bounding_client_rect();
    (place.x() + place.width() / 2.0, place.y() + place.height() / 2.0)
}

fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|number| found.item(number)?.dyn_into().ok()).collect()
}
