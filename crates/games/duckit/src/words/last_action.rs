//! The last action of a seat, for its badge.

use super::text::last_action_line;
use crate::Event;
use mallard_engine::Seat;
use mallard_words::Lang;

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
    let own = |event: &&Event| matches!(event, Event::Played { seat: by, .. } | Event::Banked { seat: by, .. } if *by == seat);
    events.iter().filter(own).find_map(|event| last_action_line(event, winner == Some(seat), lang))
}
