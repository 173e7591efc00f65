//! Keeps play from going on after a step.

use crate::engine::{Pending, SeatSet, Table, Viewer};
use crate::session::public::public;
use crate::session::turn::Stops;
use crate::words::{Lang, Names, Worded};

/// What a position asks for before play goes on. The end of the match does not pause: the result
/// shows it.
pub(super) fn stops<G: Worded>(table: &Table<G>, people: SeatSet, names: &Names) -> Stops {
    let glimpses = G::GLIMPSES.map_or(SeatSet::EMPTY, |glimpses| {
        (glimpses.seats)(&table.view(Viewer::Table)).and(people)
    });
    let over = matches!(table.pending(), Pending::Over(_));
    // In any language: whether there is a pause does not depend on it.
    let ends_something =
        |events: &[G::Event]| G::pause(&public::<G>(events), names, Lang::En).is_some();
    // No person is there to go on.
    let unseen = G::TURNS_UP && people.is_empty();
    let paused =
        !over && !unseen && table.steps().last().is_some_and(|step| ends_something(&step.events));
    Stops { glimpses, paused }
}
