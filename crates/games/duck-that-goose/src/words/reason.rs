//! The reasons for hints.

use super::text::{quoted, reasons};
use crate::{Action, Kind, RangeSlot, Slot, TaskStep, View};
use mallard_words::Lang;

/// Why the hint suggests `action`.
pub(super) fn reason(view: &View, action: Action, lang: Lang) -> String {
    let words = reasons(lang);
    let step = view.public.task().map(|task| task.step);
    let reason = match (action, step) {
        (Action::Draw, _) => match view.pile.top {
            Some(top) => return (words.rather_draw)(&quoted(top.kind, lang)),
            None => words.best_off,
        },
        (Action::Take, _) => words.rather_take,
        (Action::Add, _) => words.keeps,
        (Action::Discard, _) => words.discards,
        (Action::Do, Some(TaskStep::Look | TaskStep::Act(Kind::SecondSight))) => words.looks,
        (Action::Decline, _) => words.leaves,
        (Action::Card(place), step) if view.at(place).is_some_and(Slot::is_down) => {
            match (view.remembered(place), step) {
                (Some(kind), _) => return (words.seen)(&quoted(kind, lang)),
                (None, Some(TaskStep::TurnUp)) if knows_another(view, place) => words.unseen_better,
                (None, Some(TaskStep::MakeRoom)) if knows_another(view, place) => {
                    words.unseen_worse
                }
                _ => words.best_off,
            }
        }
        _ => words.best_off,
    };
    reason.to_owned()
}

/// Does the viewer remember another facedown card of this range?
fn knows_another(view: &View, place: RangeSlot) -> bool {
    let slots = (0..).zip(view.range(place.seat));
    let mut down = slots.filter(|(_, slot)| slot.is_down());
    down.any(|(slot, _)| {
        slot != place.slot && view.remembered(RangeSlot { slot, ..place }).is_some()
    })
}
