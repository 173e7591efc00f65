//! What a card is worth to whoever may take or play it.

use super::super::kind::Kind;
use super::tally::Tally;
use super::worth::{Eighths, choice, points};

/// What an unknown discard is worth to the next seat in the mean.
const UNKNOWN_OFFER: Eighths = points(3) / 2;

/// What a Copycat saves in the mean: it takes the place that a pair leaves.
pub(super) const COPYCAT: Eighths = points(6);

/// What it is worth to a seat, at a table of so many, that this card lies on top of the discard pile;
/// of a Wild Goose Chase, which must be taken (DTG-8), mostly less than nothing.
pub(super) fn on_offer(tally: &Tally, kind: Option<Kind>, seats: u8) -> Eighths {
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
