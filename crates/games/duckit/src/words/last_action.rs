//! The last action of a seat, for its badge.

use super::card::glyph;
use super::text::text;
use crate::Event;
use mallard_engine::Seat;
use mallard_words::{Lang, trick_messages};

/// The action of `seat` in the first step of `events`, and whether its card won the trick. `None` after a new round:
/// the old one no longer matters.
pub(super) fn last_action(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    if events.iter().any(|event| matches!(event, Event::Dealt { .. })) {
        return None;
    }
    let winner = events.iter().find_map(|event| match event {
        Event::TrickWon { seat, .. } => Some(*seat),
        _ => None,
    });
    let words = trick_messages(lang);
    events.iter().find_map(|event| match *event {
        Event::Played { seat: by, card, lead, .. } if by == seat => {
            let describe = match lead {
                _ if winner == Some(seat) => words.did_win,
                true => words.did_lead,
                false => words.did_play,
            };
            Some(describe(&glyph(card, lang)))
        }
        Event::Banked { seat: by, .. } if by == seat => Some(text(lang).table.did_bank.to_owned()),
        _ => None,
    })
}
