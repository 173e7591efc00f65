//! The cards on the table that a task can choose.

use super::Refusal;
use super::kind::{Class, Kind};
use super::ranges::{PlacedCard, RangeSlot};
use super::state::State;
use super::task::{Task, TaskStep};

pub(super) const fn asks_for_card(step: TaskStep) -> bool {
    matches!(
        step,
        TaskStep::MakeRoom
            | TaskStep::TurnUp
            | TaskStep::Shoot
            | TaskStep::Lay(_)
            | TaskStep::Flip
            | TaskStep::Wind
            | TaskStep::Steal
            | TaskStep::Choose(..)
    )
}

/// Can the task choose this card?
///
/// # Errors
/// The reason why not.
pub(super) fn fits(task: Task, place: RangeSlot, laid: PlacedCard) -> Result<(), Refusal> {
    if matches!(task.step, TaskStep::Open | TaskStep::MakeRoom | TaskStep::TurnUp) {
        let own_facedown = place.seat == task.range && laid.is_down();
        return if own_facedown { Ok(()) } else { Err(Refusal::NotOwnFacedown(place)) };
    }
    let kind = laid.counts_as().ok_or(Refusal::NotFaceUp(place))?;
    let own = match task.step {
        TaskStep::Choose(seat, _) => place.seat == seat,
        _ => place.seat == task.range,
    };
    match task.step {
        TaskStep::Shoot if !own => Err(Refusal::NotThisRange(Kind::ShootFoot, place)),
        TaskStep::Wind if !own => Err(Refusal::NotThisRange(Kind::SecondWind, place)),
        TaskStep::Choose(..) if !own => Err(Refusal::NotThisRange(Kind::Tables, place)),
        TaskStep::Shoot if kind.class() != Class::Blue => Err(Refusal::NotBlue(kind)),
        TaskStep::Wind if kind.class() == Class::Purple => Err(Refusal::Purple(kind)),
        TaskStep::Steal if own => Err(Refusal::NotOpponents(place)),
        TaskStep::Flip if kind == Kind::Flip => Err(Refusal::Itself),
        _ => Ok(()),
    }
}

impl State {
    #[inline]
    pub(super) fn targets(&self, task: Task) -> impl Iterator<Item = RangeSlot> + '_ {
        let fitting =
            move |&(place, laid): &(RangeSlot, PlacedCard)| fits(task, place, laid).is_ok();
        self.slots().filter(fitting).map(|(place, _)| place)
    }

    pub(super) fn has_target(&self, task: Task) -> bool {
        self.targets(task).next().is_some()
    }
}
