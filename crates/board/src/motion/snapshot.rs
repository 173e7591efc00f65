//! Motion: a decoration on top of a table that is already true.
//!
//! It compares two snapshots, one from before a step and one from after it. An element has a key in `data-flip` that
//! all who see it may read. An element whose place has changed glides there. A new element comes from the seat that
//! acted or, into the hand, from the stock, which itself has no origin; `data-from` around it names another origin, the
//! key of another element. When another seat's part is in the dock (`data-owner`), the seats' elements have changed
//! places though no one moved them: only the middle moves then. Before a deal no element has a place, and afterwards
//! all of them come from the stock, one after another. The style sheet moves elements (`is-new`), lifts moving ones
//! above pond and dock (`is-flying`) and lets the buttons appear (`is-coming`), so it controls speed and reduced
//! motion, and nothing waits for the motion.

use crate::motion::flight::{Flight, MotionRect, all, first, set_going};
use leptos::web_sys::Element;
use mallard_engine::{Seat, SeatSet};
use std::collections::BTreeMap;

/// Elements narrower than this, in pixels, are dealt without motion.
const MIN_DEALT_WIDTH: f64 = 26.0;

/// The curtains: no one looks at the table.
const CURTAIN_SELECTOR: &str = ".handoff, .curtain";

const STOCK_KEY: &str = "stock";

/// Largest delay between two dealt elements, in hundredths of a flight.
const MAX_DEAL_INTERVAL: usize = 20;

/// Largest delay between the first and the last dealt element, in hundredths of a flight.
const MAX_DEAL_DELAY: usize = 200;

/// The places of the elements, and the seats that acted then.
#[derive(Clone, Debug, Default)]
pub struct LayoutSnapshot {
    places: BTreeMap<String, MotionRect>,
    actors: SeatSet,
    /// The seat whose part was in the dock.
    docked: Option<String>,
    /// Is everything about to be dealt?
    undealt: bool,
}

impl LayoutSnapshot {
    /// No element has a place yet.
    pub(crate) fn undealt() -> Self {
        Self { undealt: true, ..Self::default() }
    }

    /// Is this still to show, since no one sees the table now?
    pub fn waits(&self) -> bool {
        self.undealt && first(CURTAIN_SELECTOR).is_some()
    }

    /// The current places of the elements, before the steps of these seats are shown.
    pub(crate) fn capture(actors: SeatSet) -> Self {
        let places = all("[data-flip]").into_iter();
        Self {
            places: places
                .filter_map(|thing| Some((key(&thing)?, MotionRect::measure(&thing))))
                .collect(),
            actors,
            docked: docked(),
            undealt: false,
        }
    }

    /// The origin of a new element: the one named around it, the stock, or the seat that acted.
    fn origin(&self, thing: &Element, seat: Option<MotionRect>) -> Option<MotionRect> {
        let around = thing.closest("[data-from]").ok().flatten();
        let named = around.and_then(|around| around.get_attribute("data-from"));
        let named = named.and_then(|key| self.places.get(&key).copied());
        let stock = || self.places.get(STOCK_KEY).copied();
        named.or_else(|| if is_within(thing, ".hand") { stock() } else { seat })
    }
}

/// Ends the motion of the last step. This happens while the next step is rendered: in its frame, where elements are
/// measured, the browser would have to style them once more.
pub(crate) fn settle_all() {
    for moved in all(".is-new, .is-moved, .is-flying, .is-coming") {
        // Removing missing classes cannot fail.
        let _ = moved.class_list().remove_4("is-new", "is-moved", "is-flying", "is-coming");
    }
}

/// Animates the elements whose places have changed.
pub fn show(before: &LayoutSnapshot) {
    if before.undealt {
        return set_going(&dealt());
    }
    if before.actors.is_empty() {
        return;
    }
    let badge = |seat: Seat| first(&format!("[data-seat=\"{}\"]", seat.index()));
    let badges: Vec<Element> = before.actors.iter().filter_map(badge).collect();
    // A new element may be of any of several seats that act together.
    let seat = if let [badge] = &badges[..] { Some(MotionRect::measure(badge)) } else { None };
    let turned = before.docked != docked();
    // Everything is measured before anything moves: a measurement after that would make the browser lay the page out
    // again for each element.
    let flights: Vec<Flight> = all("[data-flip]")
        .into_iter()
        .filter(|thing| !turned || !is_within(thing, ".hand, [data-seat]"))
        .filter_map(|thing| {
            let key = key(&thing)?;
            let to = MotionRect::measure(&thing);
            // A new element appears in its final size.
            let appears = before.origin(&thing, seat).filter(|_| key != STOCK_KEY);
            let appears = appears.map(|from| MotionRect { width: to.width, ..from });
            let from = before.places.get(&key).copied().or(appears)?;
            Flight::between(thing, from, to)
        })
        .collect();
    set_going(&flights);
    for buttons in all(".actions") {
        let _ = buttons.class_list().add_1("is-coming");
    }
    for badge in badges {
        let _ = badge.class_list().add_1("is-moved");
    }
}

/// All elements on the table come from the stock or, if it is empty, from the middle.
fn dealt() -> Vec<Flight> {
    let stock = first(&format!("[data-flip={STOCK_KEY}]")).or_else(|| first(".pond"));
    let Some(stock) = stock.as_ref().map(MotionRect::measure) else { return Vec::new() };
    let things = all("[data-flip]").into_iter();
    let things = things.filter(|thing| key(thing).is_some_and(|key| key != STOCK_KEY));
    let mut flights: Vec<Flight> = things
        .filter_map(|thing| {
            let to = MotionRect::measure(&thing);
            // No one could follow more than the large ones.
            let from = MotionRect { width: to.width, ..stock };
            if to.width < MIN_DEALT_WIDTH { None } else { Flight::between(thing, from, to) }
        })
        .collect();
    let apart = MAX_DEAL_INTERVAL.min(MAX_DEAL_DELAY / flights.len().max(1));
    for (order, flight) in flights.iter_mut().enumerate() {
        flight.later = order * apart;
    }
    flights
}

fn key(thing: &Element) -> Option<String> {
    thing.get_attribute("data-flip")
}

/// The seat whose part is in the dock, if that may change from one step to the next.
fn docked() -> Option<String> {
    first(".hand[data-owner]")?.get_attribute("data-owner")
}

fn is_within(thing: &Element, selector: &str) -> bool {
    thing.closest(selector).ok().flatten().is_some()
}
