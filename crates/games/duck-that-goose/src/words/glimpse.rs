//! The cards a seat sees until the next decision: two in the first look (DTG-4), or those Second
//! Sight shows.

use super::label::slot_label;
use super::text::text;
use crate::{Kind, RangeSlot, Slot, View};
use mallard_engine::{Seat, SeatSet};
use mallard_words::{Lang, TextContext};

/// The seats that see something.
pub(super) fn seats(view: &View) -> SeatSet {
    view.public.looking.iter().fold(SeatSet::EMPTY, |all, by| all.or(*by))
}

/// The sentence for a seat that sees such cards.
pub(super) fn sentence(view: &View, seat: Seat, say: &TextContext) -> String {
    let words = &text(say.lang).ask;
    let whose =
        Seat::all(view.public.seats).find(|&owner| view.public.looking[owner.index()].has(seat));
    match whose {
        Some(owner) if owner != seat => (words.sight_for)(say.name(owner)),
        // The first look shows two cards, Second Sight all of them. The last player to look does so
        // after the first turn has begun, so the sentence must fit both.
        _ => words.peek_remember.to_owned(),
    }
}

/// The labels of the face-down cards that `seat` sees now.
pub(super) fn cards(view: &View, seat: Seat, lang: Lang) -> Vec<String> {
    let seen = |slot: &Slot| -> Option<Kind> {
        let Slot::Down { kind, .. } = slot else { return None };
        *kind
    };
    let owners =
        Seat::all(view.public.seats).filter(|owner| view.public.looking[owner.index()].has(seat));
    let places = owners.flat_map(|owner| {
        let slots = (0..).zip(view.range(owner));
        slots.map(move |(number, slot)| (RangeSlot { seat: owner, slot: number }, seen(slot)))
    });
    places
        .filter(|(_, kind)| kind.is_some())
        .map(|(place, kind)| slot_label(view, place, kind, lang))
        .collect()
}
