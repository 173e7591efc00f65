//! The last thing a seat did, for its plate.

use super::card::glyph;
use super::text::text;
use crate::engine::Seat;
use crate::games::duckit::Event;
use crate::words::Lang;

/// What `seat` did in the first step of `events`, and whether its card won the trick. `None` after
/// a new round: the old one no longer matters.
pub(super) fn recap(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    let words = &text(lang).recap;
    if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
        return None;
    }
    let winner = events.iter().find_map(|event| match event {
        Event::TrickWon { seat, .. } => Some(*seat),
        _ => None,
    });
    events.iter().find_map(|event| match *event {
        Event::Played { seat: by, card, lead, .. } if by == seat => {
            let said = match (winner, lead) {
                (Some(winner), _) if winner == seat => words.won_with,
                (_, true) => words.led,
                (_, false) => words.played,
            };
            Some(said(&glyph(card, lang)))
        }
        Event::Banked { seat: by, .. } if by == seat => Some(words.banked.to_owned()),
        _ => None,
    })
}
