//! Duck That Goose! as a patient beginner plays it.

use super::best;
use mallard::engine::Viewer;
use mallard::games::duck_that_goose::{Action, Cancel, Kind, Slot, TaskStep, Value, View};

/// Its value for an unknown card.
const UNKNOWN: i32 = 4;

/// Takes and keeps low cards and those that make a pair, and leaves the rest. It gives away high cards, and uses no
/// card that asks first. One that remembers knows the face-down cards that it has seen.
pub(super) fn patient(view: &View, legal: &[Action], remembers: bool) -> Action {
    let (Viewer::Seat(me), Some(task)) = (view.viewer, view.public.task()) else { return legal[0] };
    let is_up = |kind: Kind| view.range(me).iter().any(|slot| slot.face_up() == Some(kind));
    let points = |kind: Kind| match kind.value() {
        Value::Add(points) => i32::from(points),
        Value::Double => 10,
        Value::Halve | Value::Zero => -8,
    };
    let cost = |kind: Kind| {
        let pairs = kind.cancel() == Cancel::Pair && is_up(kind);
        if pairs { -points(kind) } else { points(kind) }
    };
    let known = |kind: Option<Kind>| kind.map_or(UNKNOWN, cost);
    best(legal, |action| match action {
        Action::Draw | Action::Discard => -UNKNOWN,
        Action::Take => -known(view.pile.top.map(|top| top.kind)),
        Action::Add => -known(view.held.and_then(|held| held.kind)),
        Action::Card(place) => {
            let remembered = || remembers.then(|| view.remembered(place)).flatten();
            let seen = view.at(place).and_then(Slot::face_up).or_else(remembered);
            let worth = seen.map_or(UNKNOWN, points);
            let comes = matches!(task.step, TaskStep::Steal | TaskStep::TurnUp) || place.seat != me;
            if comes { -worth } else { worth }
        }
        Action::Give { to, kind } => {
            if to == me {
                -cost(kind)
            } else {
                points(kind)
            }
        }
        Action::Name(kind) => -cost(kind),
        Action::Seat(seat) => i32::from(seat != me),
        Action::Do if task.step == TaskStep::Look => 1,
        Action::Do => -1,
        Action::TurnUpRipe | Action::UseRipe => -100,
        _ => 0,
    })
}
