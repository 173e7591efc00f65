//! Motion: a decoration on top of a table that is already true.
//!
//! Two pictures are compared, one from before a step and one from after it. A thing carries a
//! key in `data-flip` that everybody who sees it may read; one that lies elsewhere now glides
//! there, one that is new comes from the seat that acted or, into the hand, from the stock, which
//! itself comes from nowhere; from where else is said by `data-from` around it, the key of another
//! thing. When another's part lies in the dock (`data-whose`), what belongs to seats lies elsewhere
//! though nobody moved it: only the middle moves then. Before a deal nothing lies anywhere, and afterwards
//! all of it comes from the stock, one thing after another. The style sheet moves it (`is-new`) and lifts
//! what moves above pond and dock (`is-flying`), so speed and reduced motion are decided there, and
//! nothing waits for it.

use super::flight::{Flight, Place, all, first, set_going};
use crate::engine::Seat;
use leptos::web_sys::Element;
use std::collections::BTreeMap;

/// Narrower things, in pixels, are not seen to be dealt.
const SMALL: f64 = 26.0;

/// What hides the table from everybody.
const CURTAIN: &str = ".ho";

/// The key of the pile that one draws from.
const STOCK: &str = "stock";

/// How much later than the one before each thing that is dealt sets out, in hundredths of a flight, at most.
const NEXT: usize = 20;

/// How much later than the first the last one sets out.
const LAST: usize = 200;

/// Where things lay, and who acted then.
#[derive(Clone, Debug, Default)]
pub(super) struct Picture {
    places: BTreeMap<String, Place>,
    actor: Option<Seat>,
    /// Whose part lay in the dock.
    docked: Option<String>,
    /// Is everything about to be dealt?
    undealt: bool,
}

impl Picture {
    /// Nothing lies anywhere yet.
    pub(super) fn undealt() -> Self {
        Self { undealt: true, ..Self::default() }
    }

    /// Is this still to be shown, since nobody sees the table now?
    pub(super) fn waits(&self) -> bool {
        self.undealt && first(CURTAIN).is_some()
    }

    /// Where things lie now, before `actor`'s step is shown.
    pub(super) fn taken(actor: Seat) -> Self {
        let places = all("[data-flip]").into_iter();
        Self {
            places: places.filter_map(|thing| Some((key(&thing)?, Place::of(&thing)))).collect(),
            actor: Some(actor),
            docked: docked(),
            undealt: false,
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

/// What the step before set going lies where it belongs. That is done as the next step is made: in its frame, where
/// things are measured, the browser would have to style them once more.
pub(super) fn rest() {
    for moved in all(".is-new, .is-moved, .is-flying") {
        // Classes that are not there cannot fail to go.
        let _ = moved.class_list().remove_3("is-new", "is-moved", "is-flying");
    }
}

/// Lets what lies elsewhere now come from where it was.
pub(super) fn show(before: &Picture) {
    if before.undealt {
        return set_going(&dealt());
    }
    let Some(actor) = before.actor else { return };
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
    set_going(&flights);
    if let Some(plate) = plate {
        let _ = plate.class_list().add_1("is-moved");
    }
}

/// All that lies on the table comes from the stock or, if nothing is left of it, from the middle.
fn dealt() -> Vec<Flight> {
    let stock = first(&format!("[data-flip={STOCK}]")).or_else(|| first(".pond"));
    let Some(stock) = stock.as_ref().map(Place::of) else { return Vec::new() };
    let things = all("[data-flip]").into_iter();
    let things = things.filter(|thing| key(thing).is_some_and(|key| key != STOCK));
    let mut flights: Vec<Flight> = things
        .filter_map(|thing| {
            let to = Place::of(&thing);
            // Nobody could follow more than what lies large.
            let from = Place { width: to.width, ..stock };
            if to.width < SMALL { None } else { Flight::between(thing, from, to) }
        })
        .collect();
    let apart = NEXT.min(LAST / flights.len().max(1));
    for (order, flight) in flights.iter_mut().enumerate() {
        flight.later = order * apart;
    }
    flights
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
