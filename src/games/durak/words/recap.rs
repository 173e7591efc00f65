//! The last thing a seat did, for its plate.

use super::log::seat_of;
use super::text::did;
use crate::engine::Seat;
use crate::games::durak::Event;
use crate::words::Lang;

/// What `seat` did in the first step of `events`: if it took, with the number of cards once that is
/// known. `None` after a new deal: the old one no longer matters.
pub(super) fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
        return None;
    }
    let taken = events.iter().find_map(|event| match event {
        Event::PickedUp { seat: by, cards } if *by == seat => Some(cards.len()),
        _ => None,
    });
    let own = |event: &&Event| seat_of(event) == Some(seat);
    events.iter().filter(own).find_map(|event| did(event, taken, lang))
}
