//! The last action of a seat, for its badge.

use super::text::last_action_line;
use crate::Event;
use crate::facts::seat_of;
use mallard_engine::Seat;
use mallard_words::Lang;

/// The action of `seat` in the first step of `events`: if it took, with the number of cards once that is known. After a
/// new deal the old one no longer matters; after the first, the trump that decided who leads.
pub(super) fn last_action(events: &[Event], seat: Seat, lang: Lang) -> Option<String> {
    let dealt = events.iter().find_map(|event| match event {
        Event::Dealt { deal, .. } => Some(*deal),
        _ => None,
    });
    if let Some(deal) = dealt {
        let lowest =
            |event: &&Event| matches!(event, Event::ShowedLowest { seat: by, .. } if *by == seat);
        let shown = events.iter().find(lowest).filter(|_| deal == 1);
        return shown.and_then(|event| last_action_line(event, None, lang));
    }
    let taken = events.iter().find_map(|event| match event {
        Event::PickedUp { seat: by, cards } if *by == seat => Some(cards.len()),
        _ => None,
    });
    let own = |event: &&Event| seat_of(event) == Some(seat);
    events.iter().filter(own).find_map(|event| last_action_line(event, taken, lang))
}
