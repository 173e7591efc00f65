//! Facts about the current decision: whose choice it is, and about which range.

use crate::{Kind, Task, TaskStep};
use mallard_engine::Seat;

/// The seat whose choice it is by the rules; Control Freak may let another seat make it (DTG-23).
pub const fn subject(task: Task) -> Seat {
    match task.step {
        TaskStep::Choose(seat, _) => seat,
        // Burst may have put the card in another's range (DTG-19).
        TaskStep::Shoot => task.range,
        _ => task.you,
    }
}

/// The range that the choice is about; `None` if it is the decider's own.
pub(super) fn other_range(task: Task) -> Option<Seat> {
    let range = match task.step {
        TaskStep::Choose(seat, _) => seat,
        _ => task.range,
    };
    (range != task.decider).then_some(range)
}

/// The card whose action it is; `None` in the turn itself.
pub(super) const fn acting_card(step: TaskStep) -> Option<Kind> {
    match step {
        TaskStep::Open | TaskStep::Keep | TaskStep::MakeRoom | TaskStep::TurnUp => None,
        TaskStep::Look | TaskStep::Arrange(_) => Some(Kind::CashCow),
        TaskStep::Due(kind) | TaskStep::Act(kind) => Some(kind),
        TaskStep::Shoot => Some(Kind::ShootFoot),
        TaskStep::Lay(_) => Some(Kind::Burst),
        TaskStep::Control => Some(Kind::ControlFreak),
        TaskStep::Name => Some(Kind::Copycat),
        TaskStep::Flip => Some(Kind::Flip),
        TaskStep::Birds(_) => Some(Kind::TwoBirds),
        TaskStep::Wind => Some(Kind::SecondWind),
        TaskStep::Steal => Some(Kind::Thunder),
        TaskStep::Bus => Some(Kind::Bus),
        TaskStep::Choose(..) | TaskStep::Direction(_) => Some(Kind::Tables),
        TaskStep::LastQuestion => Some(Kind::Ripe),
    }
}

/// Does the step show its decider cards that the others do not see?
pub(super) const fn shows_secret(step: TaskStep) -> bool {
    matches!(step, TaskStep::Keep | TaskStep::Arrange(_))
}
