//! The cards on the table that a task can choose.

use super::Refusal;
use super::kind::{Class, Kind};
use super::ranges::{Laid, Place};
use super::state::State;
use super::task::{Step, Task};

/// Does this step ask for a card?
pub(super) const fn asks_for_card(step: Step) -> bool {
    matches!(
        step,
        Step::MakeRoom
            | Step::TurnUp
            | Step::Shoot
            | Step::Lay(_)
            | Step::Flip
            | Step::Wind
            | Step::Steal
            | Step::Choose(..)
    )
}

/// Can the task choose this card?
///
/// # Errors
/// The reason why not.
pub(super) fn fits(task: Task, place: Place, laid: Laid) -> Result<(), Refusal> {
    if matches!(task.step, Step::Open | Step::MakeRoom | Step::TurnUp) {
        let own_facedown = place.seat == task.range && laid.is_down();
        return if own_facedown { Ok(()) } else { Err(Refusal::NotOwnFacedown(place)) };
    }
    let kind = laid.counts_as().ok_or(Refusal::NotFaceUp(place))?;
    let own = match task.step {
        Step::Choose(seat, _) => place.seat == seat,
        _ => place.seat == task.range,
    };
    match task.step {
        Step::Shoot if !own => Err(Refusal::NotThisRange(Kind::ShootFoot, place)),
        Step::Wind if !own => Err(Refusal::NotThisRange(Kind::SecondWind, place)),
        Step::Choose(..) if !own => Err(Refusal::NotThisRange(Kind::Tables, place)),
        Step::Shoot if kind.class() != Class::Blue => Err(Refusal::NotBlue(kind)),
        Step::Wind if kind.class() == Class::Purple => Err(Refusal::Purple(kind)),
        Step::Steal if own => Err(Refusal::NotOpponents(place)),
        Step::Flip if kind == Kind::Flip => Err(Refusal::Itself),
        _ => Ok(()),
    }
}

impl State {
    /// The cards that a task can choose.
    #[inline]
    pub(super) fn targets(&self, task: Task) -> impl Iterator<Item = Place> + '_ {
        let fitting = move |&(place, laid): &(Place, Laid)| fits(task, place, laid).is_ok();
        self.slots().filter(fitting).map(|(place, _)| place)
    }

    /// Is there any?
    pub(super) fn has_target(&self, task: Task) -> bool {
        self.targets(task).next().is_some()
    }
}
