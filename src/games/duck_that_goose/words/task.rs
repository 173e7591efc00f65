//! Facts about the current decision: whose choice it is, and about which range.

use crate::engine::Seat;
use crate::games::duck_that_goose::{Kind, Step, Task};

/// The seat whose choice it is by the rules; Control Freak may let another seat make it (DTG-23).
pub const fn subject(task: Task) -> Seat {
    match task.step {
        Step::Choose(seat, _) => seat,
        // Burst may have laid the card in another's range (DTG-19).
        Step::Shoot => task.range,
        _ => task.you,
    }
}

/// The range that the choice is about; `None` if it is the decider's own.
pub(super) fn other_range(task: Task) -> Option<Seat> {
    let range = match task.step {
        Step::Choose(seat, _) => seat,
        _ => task.range,
    };
    (range != task.decider).then_some(range)
}

/// The card whose action it is; `None` in the turn itself.
pub(super) const fn acting_card(step: Step) -> Option<Kind> {
    match step {
        Step::Open | Step::Keep | Step::MakeRoom | Step::TurnUp => None,
        Step::Look | Step::Arrange(_) => Some(Kind::CashCow),
        Step::Due(kind) | Step::Act(kind) => Some(kind),
        Step::Shoot => Some(Kind::ShootFoot),
        Step::Lay(_) => Some(Kind::Burst),
        Step::Control => Some(Kind::ControlFreak),
        Step::Name => Some(Kind::Copycat),
        Step::Flip => Some(Kind::Flip),
        Step::Birds(_) => Some(Kind::TwoBirds),
        Step::Wind => Some(Kind::SecondWind),
        Step::Steal => Some(Kind::Thunder),
        Step::Bus => Some(Kind::Bus),
        Step::Choose(..) | Step::Direction(_) => Some(Kind::Tables),
        Step::LastQuestion => Some(Kind::Ripe),
    }
}

/// Does the step show its decider cards that the others do not see?
pub(super) const fn shows_secret(step: Step) -> bool {
    matches!(step, Step::Keep | Step::Arrange(_))
}
