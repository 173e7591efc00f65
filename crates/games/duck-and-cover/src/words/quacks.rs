//! The seats that cannot follow a call.

use crate::{Fate, Number, Phase, Turned, View};
use mallard_engine::Seat;

/// The number that was called and is covered at `seat`: now or, if no player could move, at last (DNC-9).
pub fn quacks(view: &View, seat: Seat) -> Option<Number> {
    let call = match (view.public.phase, view.public.turned?) {
        (Phase::Choose(_), Turned { fate: Fate::Calls(call), .. }) => call,
        (Phase::Turn, Turned { fate: Fate::Discarded, card }) => card.call(None)?,
        _ => return None,
    };
    call.number().filter(|_| view.quacks().has(seat))
}
