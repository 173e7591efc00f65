//! The state of the match in a line, and why the others wait.

use super::task::{acting_card, subject};
use super::text::{quoted, text};
use crate::{Kind, Phase, TaskStep, View};
use mallard_words::TextContext;

/// The seat and decision that the match waits for: "Mina’s turn".
pub(super) fn waits_for(view: &View, say: &TextContext) -> String {
    let words = &text(say.lang).wait;
    if let Phase::Peek(waiting) = view.public.phase {
        return (words.looks)(&say.list(waiting.iter()));
    }
    let Some(task) = view.public.task() else { return text(say.lang).table.over.to_owned() };
    let (name, subject) = (say.name(task.decider), subject(task));
    match acting_card(task.step) {
        _ if task.step == TaskStep::LastQuestion => (words.interrupts)(name),
        _ if subject != task.decider => (words.decides_for)(name, say.name(subject)),
        None => (words.turn_of)(name),
        Some(kind) => (words.acts)(name, &quoted(kind, say.lang)),
    }
}

/// Why the others wait while a seat decides.
pub(super) fn waiting(view: &View, say: &TextContext) -> String {
    let words = &text(say.lang).wait;
    if let Phase::Peek(waiting) = view.public.phase {
        return (words.thinks_peek)(&say.list(waiting.iter()));
    }
    let Some(task) = view.public.task() else { return text(say.lang).table.over.to_owned() };
    let (name, subject) = (say.name(task.decider), subject(task));
    if subject != task.decider {
        return (words.thinks_for)(name, say.name(subject));
    }
    let thinks = match task.step {
        TaskStep::Open => words.thinks_open,
        TaskStep::Keep => words.thinks_keep,
        TaskStep::MakeRoom => words.thinks_room,
        TaskStep::TurnUp => words.thinks_turn_up,
        TaskStep::Look | TaskStep::Arrange(_) => words.thinks_cow,
        TaskStep::Choose(..) => words.thinks_tables,
        TaskStep::Direction(_) => words.thinks_direction,
        TaskStep::LastQuestion => words.thinks_last,
        step => {
            let kind = acting_card(step).unwrap_or(Kind::Copycat);
            return (words.thinks_card)(name, &quoted(kind, say.lang));
        }
    };
    thinks(name)
}
