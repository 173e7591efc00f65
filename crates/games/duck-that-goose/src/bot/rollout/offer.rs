//! The value of a card to the seat that may take or play it.

use super::super::super::Kind;
use super::super::worth::{Eighths, choice, points};
use super::tally::{COPYCAT, LookaheadScore};

/// The mean value of an unknown discard to the next seat.
const UNKNOWN_OFFER: Eighths = points(3) / 2;

/// The value to a seat, at a table of `seats`, of this card on top of the discard pile. For a Wild
/// Goose Chase, which must be taken (DTG-8), it is mostly negative.
pub(super) fn on_offer(tally: &LookaheadScore, kind: Option<Kind>, seats: u8) -> Eighths {
    let Some(kind) = kind else { return UNKNOWN_OFFER };
    let instead_of = tally.most_saved();
    let after = match kind {
        Kind::Bus => tally.with(-instead_of) - points(13) / (i32::from(seats) - 1),
        Kind::Copycat => tally.with(-instead_of - COPYCAT),
        _ => tally.after(kind, instead_of),
    };
    let worth = tally.total() - after + choice(kind);
    if kind == Kind::GooseChase { worth } else { worth.max(0) }
}
