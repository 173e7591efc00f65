//! The end of a round: its reason, and its points.

use crate::Event;
use mallard_engine::Seat;
use mallard_words::TextContext;

/// The players who ended a round with a single stack.
pub(super) fn single_stacks(scores: &[Event]) -> impl Iterator<Item = Seat> {
    let single = |event: &Event| match event {
        Event::Scored { seat, visible, .. } if visible.len() == 1 => Some(*seat),
        _ => None,
    };
    scores.iter().take_while(|event| matches!(event, Event::Scored { .. })).filter_map(single)
}

/// Their names as a list.
pub(super) fn singles(scores: &[Event], say: &TextContext) -> String {
    say.list(single_stacks(scores))
}

/// The number of cards in the discard zone at the end.
pub(super) fn discards(before: &[Event]) -> u8 {
    let count = |event: &Event| match event {
        Event::Discarded { count, .. } => Some(*count),
        _ => None,
    };
    before.iter().rev().find_map(count).unwrap_or_default()
}

pub(super) fn signed(points: i16) -> String {
    match points {
        0 => String::from("0"),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}
