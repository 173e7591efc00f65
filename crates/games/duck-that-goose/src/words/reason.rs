//! The reasons for hints.

use super::text::{quoted, reasons};
use crate::{Action, Kind, TaskStep, View};
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
        _ => words.best_off,
    };
    reason.to_owned()
}
