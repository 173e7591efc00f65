//! The last thing a seat did, for its plate.

use super::glyph;
use super::text::text;
use crate::engine::Seat;
use crate::games::durak::Event;
use crate::words::Lang;

/// What `seat` did in the first step of `events`: if it took, with the number of cards once that is
/// known. `None` after a new deal: the old one no longer matters.
pub(super) fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    let words = &text(lang).recap;
    if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
        return None;
    }
    let taken = || {
        events.iter().find_map(|event| match event {
            Event::PickedUp { seat: by, cards } if *by == seat => Some(cards.len()),
            _ => None,
        })
    };
    let did = |event: &Event| match *event {
        Event::Attacked { seat: by, card, opening, .. } if by == seat => {
            Some(if opening { words.opened } else { words.added }(&glyph(card)))
        }
        Event::Beat { seat: by, attack, with } if by == seat => {
            Some((words.beat)(&glyph(attack), &glyph(with)))
        }
        Event::Transferred { seat: by, card, .. } if by == seat => {
            Some((words.transferred)(&glyph(card)))
        }
        Event::Showed { seat: by, card, .. } if by == seat => Some((words.showed)(&glyph(card))),
        Event::Takes { seat: by } if by == seat => {
            Some(taken().map_or_else(|| words.takes.to_owned(), words.took))
        }
        Event::Passed { seat: by } if by == seat => Some(words.passed.to_owned()),
        _ => None,
    };
    events.iter().find_map(did)
}
