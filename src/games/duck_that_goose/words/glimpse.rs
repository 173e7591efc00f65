//! What a seat sees until the next decision: the two cards of the first look (DTG-4), or what
//! Second Sight shows.

use super::text::text;
use crate::engine::{Seat, SeatSet};
use crate::games::duck_that_goose::View;
use crate::words::{Lang, Names};

/// The seats that see something.
pub(super) fn seats(view: &View) -> SeatSet {
    view.looking.iter().fold(SeatSet::EMPTY, |all, by| all.or(*by))
}

/// What such a seat sees.
pub(super) fn sentence(view: &View, seat: Seat, names: &Names, lang: Lang) -> String {
    let words = &text(lang).ask;
    let whose = Seat::all(view.seats).find(|&owner| view.looking[owner.index()].has(seat));
    match whose {
        Some(owner) if owner != seat => (words.sight_for)(names.of(owner)),
        // The first look shows two of the cards, Second Sight all.
        _ if view.task().is_none() => words.peek_remember.to_owned(),
        _ => words.sight.to_owned(),
    }
}
