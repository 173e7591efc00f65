//! Faults: the list in `docs/games/duck-that-goose.md`.

use super::super::{Action, Cancel, Kind, RangeSlot, Slot, TaskStep, Value, View};
use mallard_engine::{Fault, Viewer};

/// A card of this many points is bad, and one of this many very bad.
const BAD: i32 = 7;
const VERY_BAD: i32 = 12;

/// By how much another card on the table must be better.
const CLEARLY: i32 = 4;

/// The number of the fault that this action of `legal` is: of a turn that the seat takes for itself.
pub(super) fn fault(view: &View, legal: &[Action], action: Action) -> Option<Fault> {
    let (Viewer::Seat(me), Some(task)) = (view.viewer, view.public.task()) else { return None };
    if task.range != me {
        return None;
    }
    let points = |kind: Kind| match kind.value() {
        Value::Add(points) => i32::from(points),
        Value::Double => 10,
        Value::Halve | Value::Zero => -8,
    };
    let cost = |kind: Kind| {
        let is_up = view.range(me).iter().any(|slot| slot.face_up() == Some(kind));
        match kind.cancel() {
            Cancel::Pair if is_up => -points(kind),
            // It goes to another seat.
            _ if kind == Kind::Bus => 0,
            _ => points(kind),
        }
    };
    let top = || view.pile.top.map_or(0, |top| cost(top.kind));
    let held = || view.held.and_then(|held| held.kind).map_or(0, cost);
    let up = |place: RangeSlot| view.at(place).and_then(Slot::face_up).map(points);
    let any = |is: &dyn Fn(i32) -> bool| {
        legal
            .iter()
            .any(|action| matches!(*action, Action::Card(place) if up(place).is_some_and(is)))
    };
    let card = match action {
        Action::Take => top(),
        Action::Add => held(),
        Action::Draw if top() < 0 => return Some(Fault::Unwise(11)),
        Action::Discard if held() < 0 => return Some(Fault::Unwise(11)),
        Action::Card(place) => {
            let own = up(place)?;
            let is_fault = match task.step {
                TaskStep::Steal => any(&|other| other + CLEARLY <= own),
                TaskStep::Wind | TaskStep::Shoot if place.seat == me => {
                    any(&|other| other >= own + CLEARLY)
                }
                _ => false,
            };
            return is_fault.then_some(Fault::Plain(2));
        }
        Action::Seat(seat) if seat == me => return Some(Fault::Plain(3)),
        _ => return None,
    };
    match card {
        VERY_BAD.. => Some(Fault::Plain(1)),
        BAD.. => Some(Fault::Unwise(10)),
        _ => None,
    }
}
