//! The seats that cannot follow a call.

use crate::engine::Seat;
use crate::games::duck_and_cover::{Call, CaptainCard, Fate, Number, Phase, Turned, View};

/// The number that `seat` cannot move: at this call or, if no player could move, at the last one
/// (DNC-9).
pub fn quacks(view: &View, seat: Seat) -> Option<Number> {
    let quacks = |number| view.quacks().has(seat).then_some(number);
    match (&view.phase, view.turned?) {
        (Phase::Choose(_), Turned { fate: Fate::Calls(Call::Number(number)), .. })
        | (Phase::Turn, Turned { fate: Fate::Discarded, card: CaptainCard::Number(number) }) => {
            quacks(number)
        }
        _ => None,
    }
}
